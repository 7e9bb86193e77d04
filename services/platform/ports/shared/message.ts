import { createHash } from 'node:crypto';
import type { Message } from '../mail.ts';

const digestOf = (cause: string) => createHash('sha256').update(cause).digest('hex').slice(0, 40);

/** What mail programs make a button of. */
const oneClick = (unsubscribe: string) => ({ 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

/** A message as a mail program takes it. The Message-ID follows from the cause alone, so that a repeat can be told from a second mail. */
export function messageOf({ to, subject, text, html, cause, unsubscribe }: Message, from: string) {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return { from, to, subject, text, html, messageId: `<${digestOf(cause)}@${domain}>`, headers: unsubscribe === undefined ? {} : oneClick(unsubscribe) };
}

/** The part of a kept message's file name that a repeat shares. */
export const messageFileId = (message: Message): string => digestOf(message.cause);
