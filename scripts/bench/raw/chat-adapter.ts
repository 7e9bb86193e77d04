// Several bare Socket.IO servers together: like `chat.ts`, with the product's adapter. Arguments: address of Redis, and prefix of its channels.
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import express from 'express';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { printPort } from './answers.ts';

process.on('SIGTERM', () => process.exit());

const [url = '', key = ''] = process.argv.slice(2);
const publisher = new Redis(url);
const app = express().disable('x-powered-by').disable('etag');
const http = createServer(app);
const sockets = new Server(http, { transports: ['websocket'], adapter: createAdapter(publisher, publisher.duplicate(), { key }) });
sockets.on('connection', (socket) => socket.join('room'));
app.post('/', express.json(), (request, response) => {
  sockets.to('room').emit('chat message', request.body);
  response.json({ success: true, message: request.body.message });
});
void printPort(http.listen(0, '127.0.0.1'));
