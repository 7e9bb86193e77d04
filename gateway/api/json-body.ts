// Reads a JSON body. One that is too big is read on for a while and thrown away, so that the client reads its answer instead of a cut
// connection.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';

const maxDiscardedBytes = 32_000_000;
const timeoutMs = 30_000;
/** No list of ours is nearly as long, and looking at each entry of a longer one would keep everybody waiting. */
const maxListEntries = 1000;
/** All fields and entries at any depth: a hundred files with all that is said of each have some thousand. */
const maxValues = 20_000;
/** Our deepest bodies have four. */
const maxDepth = 10;

/** `size`: bytes as they came. */
export type JsonBody = { fields: Record<string, unknown>; hash: string; size: number };

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What a call without a body has. */
export const noJson: JsonBody = { fields: {}, hash: hashOf(Buffer.of()), size: 0 };

const invalid = (code: string, message: string) => new Refusal('invalid', code, message);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const tooSlow = setTimeout(() => finish(invalid('too-slow', 'The request took too long to arrive.')), timeoutMs);
    const finish = (fault?: Refusal) => {
      clearTimeout(tooSlow);
      for (const [event, listener] of listeners) request.off(event, listener);
      if (fault === undefined) resolve(Buffer.concat(chunks, size));
      else reject(fault);
    };
    const tooLarge = () => new Refusal('too-large', 'body-too-large', `The request is larger than ${maxBytes / 1000} kB.`);
    const listeners: [string, (chunk: Buffer) => void][] = [
      [
        'data',
        (chunk) => {
          size += chunk.length;
          if (size <= maxBytes) chunks.push(chunk);
          else chunks.length = 0;
          if (size > maxDiscardedBytes) finish(tooLarge());
        },
      ],
      ['end', () => finish(size > maxBytes ? tooLarge() : undefined)],
      ['close', () => finish(invalid('cut-off', 'The request was cut off.'))],
      ['error', () => finish(invalid('cut-off', 'The request was cut off.'))],
    ];
    for (const [event, listener] of listeners) request.on(event, listener);
  });
}

function parse(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('bad-json', 'The request must be JSON in UTF-8.');
  }
}

/** Before anybody walks through it by its schema. Refuses: 400. */
function checkExtent(fields: Record<string, unknown>): void {
  let level: unknown[] = [fields];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw invalid('too-deep', `The request is deeper than ${maxDepth} levels.`);
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    values += level.length;
    if (values > maxValues) throw invalid('too-many-values', `The request has more than ${maxValues} values.`);
  }
}

/** The fields of a JSON object of at most `maxBytes`, and the hash of the bytes as they came; an empty body has none. Refuses: 400, 413. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<JsonBody> {
  const bytes = await readBytes(request, maxBytes);
  const fields = parse(bytes);
  if (!isObject(fields)) throw invalid('bad-json', 'The request must be a JSON object.');
  const long = Object.entries(fields).find(([, value]) => Array.isArray(value) && value.length > maxListEntries);
  if (long !== undefined) throw invalid('list-too-long', `"${long[0].slice(0, 100)}" has more than ${maxListEntries} entries.`);
  checkExtent(fields);
  return { fields, hash: hashOf(bytes), size: bytes.length };
}
