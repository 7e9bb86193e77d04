import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFields } from '../../codec/fields.ts';
import { unavailable } from '../../errors.ts';
import type { Mail, Message, SentMessage } from '../../ports/mail.ts';
import { messageFileId, messageOf } from '../../ports/shared/message.ts';
import { sync } from '../blobs/files.ts';

const maxMessagesRead = 100;

async function writeWhole(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  try {
    // The messages hold tokens: for the owner of the folder alone.
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const isSentMessage = (value: unknown): value is SentMessage => isFields(value) && ['id', 'to', 'subject', 'text', 'at'].every((field) => field in value);

/**
 * Keeps messages in a folder instead of sending them. Each is an `.eml` for mail programs, with a `.json` for the page of kept messages. Names begin
 * with the time, so that the newest are found without reading all.
 */
export function outboxMail({ folder, from }: { folder: string; from: string }): Mail {
  /** Loaded with the first message. */
  async function compose(message: ReturnType<typeof messageOf> & { date: Date }): Promise<Buffer> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true });
    const composed = await composer.sendMail(message);
    if (!Buffer.isBuffer(composed.message)) throw new Error('the message was not composed');
    return composed.message;
  }

  async function keep(message: Message): Promise<void> {
    await mkdir(folder, { recursive: true });
    const id = messageFileId(message);
    if ((await readdir(folder)).some((name) => name.endsWith(`-${id}.json`))) return;
    const at = new Date().toISOString();
    const name = `${at.replaceAll(/\D/g, '')}-${id}`;
    await writeWhole(folder, `${name}.eml`, await compose({ ...messageOf(message, from), date: new Date(at) }));
    const sent: SentMessage = { id, to: message.to, subject: message.subject, text: message.text, at };
    await writeWhole(folder, `${name}.json`, JSON.stringify(sent));
    await sync(folder);
  }

  async function read(name: string): Promise<SentMessage[]> {
    const value: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    return isSentMessage(value) ? [value] : [];
  }

  return {
    async send(message) {
      try {
        await keep(message);
      } catch {
        throw unavailable('Mail');
      }
    },
    async outbox(limit) {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => /^\d+-[0-9a-f]+\.json$/.test(name))
        .sort()
        .reverse();
      const messages = await Promise.all(newest.slice(0, Math.min(limit, maxMessagesRead)).map((name) => read(name).catch(() => [])));
      return messages.flat();
    },
    problems: () => [],
    close: async () => undefined,
  };
}
