// Socket.IO as a careful program uses it: posted text is stored with one synced insert, if the cookie names a session, and then sent to all in the room.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { Server } from 'socket.io';
import { printPort } from './answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'kloak-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
process.on('SIGTERM', () => process.exit());

const db = new DatabaseSync(join(folder, 'raw.db'));
// An insert is on the disk when it answers, like the product's log.
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec(`
CREATE TABLE sessions (token TEXT PRIMARY KEY, member TEXT NOT NULL) STRICT;
CREATE TABLE messages (seq INTEGER PRIMARY KEY, member TEXT NOT NULL, at TEXT NOT NULL, body TEXT NOT NULL) STRICT;
INSERT INTO sessions VALUES ('anna', 'anna');
`);
const session = db.prepare('SELECT member FROM sessions WHERE token = ?');
const insert = db.prepare('INSERT INTO messages (member, at, body) VALUES (?, ?, ?)');

const memberOf = (cookie = '') => session.get(/(?:^|; )token=([^;]*)/.exec(cookie)?.[1] ?? '')?.member;

const app = express().disable('x-powered-by').disable('etag');
const http = createServer(app);
const sockets = new Server(http, { transports: ['websocket'] });
sockets.use((socket, next) => next(memberOf(socket.request.headers.cookie) === undefined ? new Error('signed out') : undefined));
sockets.on('connection', (socket) => socket.join('room'));
app.post('/', express.json(), (request, response) => {
  const member = memberOf(request.headers.cookie);
  if (typeof member !== 'string') {
    response.sendStatus(401);
    return;
  }
  insert.run(member, new Date().toISOString(), JSON.stringify(request.body));
  sockets.to('room').emit('chat message', request.body);
  response.json({ success: true, message: request.body.message });
});
void printPort(http.listen(0, '127.0.0.1'));
