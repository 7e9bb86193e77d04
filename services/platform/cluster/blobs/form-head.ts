// Reads the fields of a posted form before its file, and accepts only the format of browsers. Anything that S3 could parse differently (further lines,
// other spellings of names, a repeated field) is refused, so that both parse the same.
import { addAbortListener } from 'node:events';
import type { Readable } from 'node:stream';
import { badForm } from '../../ports/shared/blob-rules.ts';

/** Fields before the file, by their names in small letters: S3 does not distinguish `Key` from `key`. */
export type FormFields = ReadonlyMap<string, string>;

/** A signed form is some 2 kB. */
const maxHeadBytes = 16_384;
const maxFields = 20;
const lineEnd = '\r\n';
const field = /^Content-Disposition: form-data; name="([\w-]{1,100})"$/i;
const file = /^Content-Disposition: form-data; name="file"; filename="[^"\r\n]*"(?:\r\nContent-Type: [^\r\n]{1,200})?$/i;
const contentType = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

const unread = () => badForm('The form cannot be read.');

export function boundaryOf(type = ''): string {
  const boundary = contentType.exec(type)?.[2];
  if (boundary === undefined) throw badForm('A file is posted as multipart/form-data.');
  return boundary;
}

/** Parses the text of a form, longer each time; returns its fields once its file begins. */
function headParser(boundary: string): (text: string) => FormFields | undefined {
  const fields = new Map<string, string>();
  const begin = `--${boundary}${lineEnd}`;
  let at = 0;
  return (text) => {
    for (;;) {
      const headEnd = text.indexOf(lineEnd + lineEnd, at);
      if (headEnd < 0) return undefined;
      const head = text.slice(at, headEnd);
      if (!head.startsWith(begin)) throw unread();
      if (file.test(head.slice(begin.length))) return fields;
      const name = field.exec(head.slice(begin.length))?.[1]?.toLowerCase();
      if (name === undefined || name === 'file' || fields.has(name) || fields.size === maxFields) throw unread();
      const valueEnd = text.indexOf(`${lineEnd}--${boundary}`, headEnd + 4);
      if (valueEnd < 0) return undefined;
      fields.set(name, Buffer.from(text.slice(headEnd + 4, valueEnd), 'latin1').toString());
      at = valueEnd + lineEnd.length;
    }
  };
}

/** Reads a form up to its file, and leaves the stream unchanged for the next reader. Refuses: 400 `bad-form`; as `signal` says when it aborts. */
export function readFormHead(request: Readable, boundary: string, signal: AbortSignal): Promise<FormFields> {
  return new Promise((resolve, reject) => {
    const parse = headParser(boundary);
    const parts: Buffer[] = [];
    let text = '';
    const stop = (answer: () => void) => {
      request.off('readable', look).off('end', torn).off('close', torn);
      listening[Symbol.dispose]();
      // Waits until the stream has noticed the removed listeners, or it would begin to flow into the next ones.
      setImmediate(answer);
    };
    const torn = () => stop(() => reject(unread()));
    const listening = addAbortListener(signal, () => stop(() => reject(signal.reason)));
    const look = () => {
      for (let part: Buffer | null = request.read(); part !== null; part = request.read()) {
        parts.push(part);
        text += part.toString('latin1', 0, maxHeadBytes);
        try {
          const fields = parse(text);
          if (fields === undefined && text.length < maxHeadBytes) continue;
          if (fields === undefined) throw unread();
          // At once: a stream that was read to its end takes nothing back.
          request.unshift(Buffer.concat(parts));
          return stop(() => resolve(fields));
        } catch (error) {
          return stop(() => reject(error));
        }
      }
    };
    request.on('readable', look).once('end', torn).once('close', torn);
  });
}
