import { createHash } from 'node:crypto';
import { withoutLinks } from '../../mails/without-links.ts';
import type { Message } from '../mail.ts';

const digestOf = (cause: string) => createHash('sha256').update(cause).digest('hex').slice(0, 40);

/** Headers from which mail programs make an unsubscribe button. */
const oneClick = (unsubscribe: string) => ({ 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

/** The domain of a sender, an address with or without a name. */
export const domainOf = (from: string): string =>
  from
    .slice(from.lastIndexOf('@') + 1)
    .replaceAll('>', '')
    .trim() || 'localhost';

/** Marks automatic mails (RFC 3834), so that no absence note answers them. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** A message in a mail library's form. The Message-ID depends only on the cause, so that a repeat differs from a second mail. */
export function messageOf({ to, subject, text, html, cause, unsubscribe, pictures = [] }: Message, from: string) {
  return {
    from,
    to,
    subject: withoutLinks(subject),
    text,
    html,
    messageId: `<${digestOf(cause)}@${domainOf(from)}>`,
    // Nameless and inline: programs display them in their places, and list them nowhere.
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
