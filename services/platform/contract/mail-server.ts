import { SMTPServer } from 'smtp-server';
import { listening } from './ports.ts';

/** A mail server that takes everything but for addresses that begin with `refused@`. */
export async function mailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => answer(address.startsWith('refused@') ? new Error(`no ${address} here`) : undefined),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  return {
    url: `smtp://127.0.0.1:${await listening(server.server)}`,
    received: async () => received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
