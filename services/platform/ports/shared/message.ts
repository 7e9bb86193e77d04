import { createHash } from 'node:crypto';
import { unlinked } from '../../mails/unlinked.ts';
import type { Message } from '../mail.ts';

const digestOf = (cause: string) => createHash('sha256').update(cause).digest('hex').slice(0, 40);

/** What mail programs make a button of. */
const oneClick = (unsubscribe: string) => ({ 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

/** The domain of a sender, an address with or without a name. */
export const domainOf = (from: string): string =>
  from
    .slice(from.lastIndexOf('@') + 1)
    .replaceAll('>', '')
    .trim() || 'localhost';

/** What machines write says so (RFC 3834), so that no absence note answers it. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** A message as a mail program takes it. The Message-ID follows from the cause alone, so that a repeat can be told from a second mail. */
export function messageOf({ to, subject, text, html, cause, unsubscribe, pictures = [] }: Message, from: string) {
  return {
    from,
    to,
    subject: unlinked(subject),
    text,
    html,
    messageId: `<${digestOf(cause)}@${domainOf(from)}>`,
    // Without a name and inline: programs show them where they stand, and list them nowhere.
    attachments: pictures.map(({ id, type, bytes }) => ({
      cid: id,
      content: bytes,
      contentType: type,
      filename: false as const,
      contentDisposition: 'inline' as const,
    })),
    headers: { ...automatic, ...(unsubscribe !== undefined && oneClick(unsubscribe)) },
  };
}

/** The part of a kept message's file name that a repeat shares. */
export const messageFileId = (message: Message): string => digestOf(message.cause);
