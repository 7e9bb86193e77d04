import type { Readable } from 'node:stream';
import { ownerField } from '@kloak/platform/ports/blobs.ts';
import { badForm } from './posted-form.ts';

/** What a form says of itself before its file; the store tells whether it was signed so. */
export type FormHead = { key: string; owner: string };

/** The fields of a form stand before its file. */
const maxHeadBytes = 65_536;
const file = /;\s*name="file"/;
/** A name that is written in another way than browsers do would be read by the store, and not here. */
const encodedName = /;\s*name\*/i;

/** The value of the one field of a name; nothing where there is none, or where what looks like it is there twice. Browsers write no line between. */
function fieldIn(head: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*name="?${name}"?(?:\r\n[^\r\n]{1,200}){0,2}\r\n\r\n([^\r\n]{1,512})\r\n`, 'gi');
  const [one, ...more] = head.matchAll(found);
  return more.length === 0 ? one?.[1] : undefined;
}

function parse(text: string): FormHead {
  const head = text.slice(0, text.search(file));
  const [key, owner] = ['key', ownerField].map((name) => fieldIn(head, name));
  if (encodedName.test(head) || key === undefined || owner === undefined)
    throw badForm(`The form lacks a field: key and ${ownerField} come once, before the file.`);
  return { key, owner };
}

/** Reads a form as far as its file, and leaves it as it was for whoever takes it. Refuses: 400 `bad-form`. */
export function readFormHead(request: Readable): Promise<FormHead> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let text = '';
    const stop = (answer: () => void) => {
      request.off('readable', look).off('end', torn).off('close', torn);
      // Not before the stream has noticed that nobody listens any more, or it would begin to flow into the listeners that come next.
      setImmediate(() => {
        try {
          answer();
        } catch (error) {
          reject(error);
        }
      });
    };
    const torn = () => stop(() => reject(badForm('The form cannot be read.')));
    const look = () => {
      for (let part: Buffer | null = request.read(); part !== null; part = request.read()) {
        parts.push(part);
        text += part.toString('latin1');
        if (!file.test(text) && text.length < maxHeadBytes) continue;
        // At once: a stream that was read to its end takes nothing back.
        request.unshift(Buffer.concat(parts));
        return stop(() => resolve(parse(text)));
      }
    };
    request.on('readable', look).once('end', torn).once('close', torn);
  });
}
