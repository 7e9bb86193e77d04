// Attacks with connections of their own, which `fetch` cannot do.
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { openUpload } from '@kloak/proto/client/upload.ts';
import type { BenchMember } from '../setup/members.ts';

export type AttackTarget = { base: string; port: number; anna: BenchMember };
/** Performs one attack step, and returns its result in a word. */
export type Hit = () => Promise<string>;

const dripMs = 500;
/** Holds a post open with a byte now and then, until it is answered or cut. */
export async function dripping({ port, anna }: AttackTarget): Promise<Hit> {
  const files = Array.from({ length: 100 }, (_, at) => ({ fileName: `${at}.png`, type: 'image/png', bytes: Buffer.alloc(1_000_000) }));
  const forms = (await openUpload(anna, files)).promises.map(({ fields }) => {
    const parts = Object.entries(fields).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    return `${parts.join('')}--x\r\nContent-Disposition: form-data; name="file"; filename="drip.png"\r\n\r\n`;
  });
  const lines = [`Host: localhost:${port}`, `Cookie: ${anna.cookies()}`, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000'];
  let taken = 0;
  const nextForm = () => {
    taken += 1;
    return forms[taken % forms.length];
  };
  return () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1').unref();
      const drip = setInterval(() => socket.write('x'), dripMs).unref();
      socket.write(`POST /storage HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${nextForm()}`);
      const end = (how: string) => {
        clearInterval(drip);
        socket.destroy();
        resolve(how);
      };
      socket.once('data', (answer) => end(answer.toString('latin1', 9, 12)));
      socket.once('error', () => end('cut')).once('close', () => end('cut'));
    });
}

const handshake = '/socket.io/?EIO=4&transport=websocket';

/** Says one thing as often as the connection takes it, until it is cut. */
export const flooding =
  ({ port, anna }: AttackTarget): Hit =>
  () =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://localhost:${port}${handshake}`, { headers: { cookie: anna.cookies() } });
      socket.onopen = () => {
        socket.send('40');
        for (let time = 0; time < 5000; time++) socket.send('42["chatProfileRoom","x"]');
      };
      socket.onclose = () => resolve('cut');
    });

/** Sends the same as fast as the connection takes it, until it is cut. */
function pour(connection: Duplex, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const send = () => {
      while (!connection.destroyed && connection.write(bytes));
    };
    connection.once('close', () => resolve('cut')).on('error', () => undefined);
    connection.on('drain', send).resume();
    send();
  });
}

const many = (one: string | Buffer) => Buffer.concat(Array.from({ length: 2000 }, () => Buffer.from(one)));

/** Pings of the websocket, which the server answers by itself. */
export function pinging({ port, anna }: AttackTarget): Hit {
  const pings = many(Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
  const open = () =>
    new Promise<Duplex>((resolve, reject) => {
      const asked = request({ port, path: handshake, headers: { cookie: anna.cookies(), ...upgrade } });
      asked.on('upgrade', (_answer, socket) => resolve(socket)).on('error', reject);
      asked.on('response', (answer) => reject(new Error(String(answer.resume().statusCode)))).end();
    });
  return async () => pour(await open(), pings);
}

/** Sends requests without waiting for answers. */
export function pipelining({ port }: AttackTarget): Hit {
  const requests = many(`GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  return () => pour(connect(port, '127.0.0.1'), requests);
}
