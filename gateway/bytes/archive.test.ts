import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal } from '@kloak/platform/errors.ts';
import type { ArchivedFile } from '@kloak/proto/rules/files/downloads.ts';
import { readZip } from '../testing/read-zip.ts';
import { archiveBytes, archiveOf, archiveOfPart } from './archive.ts';

const stored = new Map<string, Buffer>();
const opened: Readable[] = [];
/** Refuses missing keys like the store. */
const blobs = {
  async read(key: string) {
    const bytes = stored.get(key);
    if (!bytes) throw new Refusal('missing', 'no-blob', 'This file does not exist.');
    const stream = Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)], { objectMode: false });
    opened.push(stream);
    return stream;
  },
};
const missing: unknown[] = [];
const archive = (files: ArchivedFile[], signal = new AbortController().signal) =>
  archiveOf(archiveOfPart({ files }), { blobs, signal, refusalOf: async () => undefined, onMissing: (error) => missing.push(error) });

function keep(path: string, bytes: Buffer, madeAt = '2024-05-01T00:30:10'): ArchivedFile & { key: string } {
  stored.set(path, bytes);
  return { key: path, path, size: bytes.length, madeAt };
}
const whole = async (files: ArchivedFile[]) => {
  const { facts, read } = archive(files);
  return Buffer.concat(await Array.fromAsync(read({ start: 0, end: facts.size - 1 })));
};

describe('an archive', () => {
  it('holds the bytes, names and times of its files, and is as long as was told', async () => {
    const beach = keep('2024/beach.jpg', randomBytes(70_000));
    const nothing = keep('2024/海 (2).heic', Buffer.of());
    const old = keep('1890/attic.jpg', Buffer.from('attic'), '1890-01-01T12:00:00');
    const bytes = await whole([beach, nothing, old]);
    expect(bytes.length).toBe(archiveBytes([beach, nothing, old]));
    const entries = await readZip(bytes);
    expect(entries.map(({ name }) => name)).toEqual(['2024/beach.jpg', '2024/海 (2).heic', '1890/attic.jpg']);
    expect(entries.map(({ bytes: one }) => one)).toEqual([stored.get(beach.key), Buffer.of(), Buffer.from('attic')]);
    // The camera's clock; archives know no time before 1980.
    expect(entries.map(({ at }) => [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()])).toEqual([
      [2024, 5, 1, 0, 30],
      [2024, 5, 1, 0, 30],
      [1980, 1, 1, 0, 0],
    ]);
  });

  it('says in the place of a file that is gone that it is, and is whole besides', async () => {
    const [one, gone, tiny, last] = [
      keep('a.jpg', randomBytes(3000)),
      keep('gone.jpg', randomBytes(2000)),
      keep('tiny.jpg', Buffer.from('abc')),
      keep('z.jpg', randomBytes(10)),
    ];
    stored.delete(gone.key);
    stored.delete(tiny.key);
    missing.length = 0;
    const bytes = await whole([one, gone, tiny, last]);
    expect(bytes.length).toBe(archiveBytes([one, gone, tiny, last]));
    const entries = await readZip(bytes);
    expect(entries.map(({ name }) => name)).toEqual(['a.jpg', 'gone.jpg.txt', 'tiny.jpg', 'z.jpg']);
    expect(String(entries[1]?.bytes)).toContain('gone.jpg could not be read');
    expect([entries[0]?.bytes, entries[3]?.bytes]).toEqual([stored.get('a.jpg'), stored.get('z.jpg')]);
    expect(missing).toHaveLength(2);
  });

  it('is the same from any byte on, so that a download goes on where it broke off', async () => {
    const files = [keep('r1', randomBytes(5000)), keep('r2', randomBytes(100)), keep('r3', randomBytes(3000))];
    const all = await whole(files);
    for (const start of [0, 1, 1037, 5100, all.length - 1]) {
      const { facts, read } = archive(files);
      const rest = Buffer.concat(await Array.fromAsync(read({ start, end: facts.size - 1 })));
      expect(rest.equals(all.subarray(start))).toBe(true);
    }
    const { read } = archive(files);
    expect(Buffer.concat(await Array.fromAsync(read({ start: 10, end: 20 }))).equals(all.subarray(10, 21))).toBe(true);
    expect(archive(files).facts.etag).toBe(archive(files).facts.etag);
    expect(archive(files).facts.etag).not.toBe(archive(files.slice(1)).facts.etag);
  });

  it('leaves nothing open when nobody waits for it any longer', async () => {
    const files = [keep('o1', randomBytes(50_000)), keep('o2', randomBytes(50_000))];
    opened.length = 0;
    const { facts, read } = archive(files);
    for await (const _chunk of read({ start: 0, end: facts.size - 1 })) if (opened.length > 0) break;
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    const gone = new AbortController();
    gone.abort();
    const { read: readGone } = archive(files, gone.signal);
    await expect(Array.fromAsync(readGone({ start: 90_000, end: facts.size - 1 }))).rejects.toThrow();
  });
});
