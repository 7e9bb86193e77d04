import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from './listen-on-free-port.ts';

const reply = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A mail server that takes everything but for addresses that begin with `refused@`, never, or `later@`, not yet, and senders at `unknown.example`. */
export async function mailServer() {
  const received: string[] = [];
  const greetings: string[] = [];
  const sockets: Socket[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom({ address }, { hostNameAppearsAs }, answer) {
      greetings.push(String(hostNameAppearsAs));
      answer(address.endsWith('@unknown.example') ? reply(550, `who is ${address}?`) : undefined);
    },
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith('refused@') ? reply(550, `no ${address} here`) : address.startsWith('later@') ? reply(450, `${address} must wait`) : undefined),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  return {
    url: `smtp://127.0.0.1:${await listenOnFreePort(server.server)}`,
    received: async () => received,
    /** Names in its clients' greetings, one for each mail. */
    greetings: (): readonly string[] => greetings,
    /** Every connection so far. */
    connections: (): readonly Socket[] => sockets,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
