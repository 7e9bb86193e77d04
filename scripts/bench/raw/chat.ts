// Bare Socket.IO: all clients share one room, and posted text is sent to all. Without sessions or storage.
import { createServer } from 'node:http';
import express from 'express';
import { Server } from 'socket.io';
import { printPort } from './answers.ts';

process.on('SIGTERM', () => process.exit());

const app = express().disable('x-powered-by').disable('etag');
const http = createServer(app);
const sockets = new Server(http, { transports: ['websocket'] });
sockets.on('connection', (socket) => socket.join('room'));
app.post('/', express.json(), (request, response) => {
  sockets.to('room').emit('chat message', request.body);
  response.json({ success: true, message: request.body.message });
});
void printPort(http.listen(0, '127.0.0.1'));
