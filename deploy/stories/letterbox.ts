import type { AddressInfo } from 'node:net';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { inviteLink } from '@kloak/proto/client/invite-link.ts';
import { resetToken } from '@kloak/proto/client/reset-token.ts';
import { SMTPServer } from 'smtp-server';
import { takeOverSeconds } from './persist.ts';

/** SMTP server that stores all mails. */
export type Letterbox = {
  url: string;
  /** The newest confirmation token sent to an address; waits for it. */
  confirmationToken(address: string): Promise<string>;
  /** The newest token for a new password sent to an address; waits for it. */
  resetToken(address: string): Promise<string>;
  /** Waits for the newest invite to an address, and returns its link's parts. */
  inviteLink(address: string): Promise<{ token: string; email: string }>;
  count(address: string): number;
  /** Letters to an address by Message-ID: two copies with one id are one letter to its reader. */
  letters(address: string): ReadonlyMap<string, string>;
  close(): Promise<void>;
};

/** Decodes quoted-printable text; links in our mails are plain ASCII. */
const unfolded = (raw: string) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

const messageId = (raw: string): string => /^message-id: *(\S+)/im.exec(raw)?.[1] ?? '';

export async function openLetterbox(): Promise<Letterbox> {
  const letters: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()), text: unfolded(raw) });
        done();
      });
    },
  });
  // The sender may have been killed; it sends again.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the letterbox has no port');
  const sentTo = (to: string) => letters.filter((letter) => letter.to.includes(to.toLowerCase()));
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    confirmationToken: (to) => untilFound(`a confirmation mail to ${to}`, () => confirmationToken(sentTo(to).at(-1)?.text), takeOverSeconds),
    resetToken: (to) =>
      untilFound(
        `a link for a new password to ${to}`,
        () =>
          sentTo(to)
            .flatMap(({ text }) => resetToken(text) ?? [])
            .at(-1),
        takeOverSeconds,
      ),
    inviteLink: (to) =>
      untilFound(
        `an invite to ${to}`,
        () =>
          sentTo(to)
            .flatMap(({ text }) => inviteLink(text) ?? [])
            .at(-1),
        takeOverSeconds,
      ),
    count: (to) => sentTo(to).length,
    letters: (to) => new Map(sentTo(to).map(({ text }) => [messageId(text), text])),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
