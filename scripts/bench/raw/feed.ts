// Bare Express: the same question to `node:sqlite`, the same bytes. Arguments: the file of the answer to give. It knows no sessions.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { type FeedAnswer, printPort } from './answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'kloak-bench-'));
const db = new DatabaseSync(join(folder, 'raw.db'));
process.on('exit', () => rmSync(folder, { recursive: true }));
process.on('SIGTERM', () => process.exit());

db.exec('PRAGMA journal_mode = WAL');
db.exec(`
CREATE TABLE relatives (member TEXT NOT NULL, other TEXT NOT NULL, card TEXT NOT NULL, PRIMARY KEY (member, other)) STRICT;
CREATE TABLE posts (id TEXT PRIMARY KEY, owner TEXT NOT NULL, privacy TEXT NOT NULL, created_at TEXT NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE INDEX visible ON posts (owner, privacy, created_at, id);
`);
const answer: FeedAnswer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const member = 'anna';
for (const { posts, ...card } of answer.profiles) {
  db.prepare('INSERT INTO relatives VALUES (?, ?, ?)').run(member, card._id, JSON.stringify(card));
  for (const post of posts) db.prepare('INSERT INTO posts VALUES (?, ?, ?, ?, ?)').run(post._id, card._id, 'FAMILY_ONLY', post.createdAt, JSON.stringify(post));
}

const relatives = db.prepare('SELECT card FROM relatives WHERE member = ?');
const newest = db.prepare("SELECT doc FROM posts WHERE owner = ? AND privacy = 'FAMILY_ONLY' ORDER BY created_at DESC, id DESC LIMIT 4");

const app = express().disable('x-powered-by').disable('etag');
app.post('/api/profile/find-media-byfamily', express.json(), (_request, response) => {
  const profiles = relatives.all(member).map((row): FeedAnswer['profiles'][number] => {
    const card: Omit<FeedAnswer['profiles'][number], 'posts'> = JSON.parse(String(row.card));
    const posts = newest.all(card._id).map((found): FeedAnswer['profiles'][number]['posts'][number] => JSON.parse(String(found.doc)));
    return { ...card, posts };
  });
  profiles.sort((a, b) => ((a.posts[0]?.createdAt ?? '') < (b.posts[0]?.createdAt ?? '') ? 1 : -1));
  response.json({ success: true, profiles, total: profiles.length });
});
void printPort(app.listen(0, '127.0.0.1'));
