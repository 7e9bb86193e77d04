import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { makeServer } from './server.ts';

let server: Server;
beforeEach(async () => {
  server = makeServer();
  server.on('request', (_request, response) => response.end('answered'));
  // An upgrade listener exists, as with sockets.
  server.on('upgrade', (_request, socket) => socket.end('upgraded'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(headers: string): Promise<string> {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  const [first]: unknown[] = await once(socket, 'data');
  socket.destroy();
  return String(first);
}

it('is not patient for ever with headers, though it is with uploads', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([60_000, 0]);
});

it('answers who offers another HTTP beside the request, and passes on who wants a socket', async () => {
  expect(await ask('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n')).toContain('answered');
  expect(await ask('Connection: Upgrade\r\nUpgrade: WebSocket\r\n')).toBe('upgraded');
});
