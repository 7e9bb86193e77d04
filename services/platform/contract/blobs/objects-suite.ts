import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import type { BlobsBench } from '../../testing/blobs-client.ts';

const badKeys = ['', '.', '..', '/', 'a/', '/a', 'a//b', 'a/../b', 'a/./b', '../a', 'a\0b', 'a b', 'ä', 'a%2e', 'a\\b', 'a\n', 'x'.repeat(513)];
const invalid = { kind: 'invalid', code: 'bad-key' };

export function objectsSuite({ blobs, client, key }: BlobsBench): void {
  describe('an object', () => {
    it('has the bytes and facts it was put with, from a buffer or a stream', async () => {
      const bytes = randomBytes(300_000);
      for (const given of [bytes, Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)])]) {
        const at = key('original');
        const facts = await blobs().put(at, given, { type: 'image/png', size: bytes.length });
        expect(facts).toMatchObject({ size: bytes.length, type: 'image/png', etag: expect.stringMatching(/^"[^"]+"$/) });
        expect(Math.abs(Date.parse(facts.modifiedAt) - Date.now())).toBeLessThan(60_000);
        expect(await blobs().stat(at)).toMatchObject({ size: facts.size, type: facts.type, etag: facts.etag });
        expect((await buffer(await blobs().read(at))).equals(bytes)).toBe(true);
      }
    });

    it('is not there when fewer or more bytes came than were told', async () => {
      for (const size of [9, 11]) {
        const at = key('original');
        const bytes = Readable.from([Buffer.alloc(5), Buffer.alloc(5)]);
        await expect(blobs().put(at, bytes, { type: 'image/png', size })).rejects.toMatchObject({ name: 'Refusal' });
        expect(await blobs().stat(at)).toBeUndefined();
      }
    });

    it('is not there when its bytes broke off', async () => {
      const at = key('original');
      const broken = Readable.from(
        (function* () {
          yield Buffer.alloc(10);
          throw new Error('the disk of the camera is gone');
        })(),
      );
      await expect(blobs().put(at, broken, { type: 'image/png', size: 20 })).rejects.toThrow();
      expect(await blobs().stat(at)).toBeUndefined();
    });

    it('is read in parts', async () => {
      const at = key('original');
      await blobs().put(at, Buffer.from('0123456789'), { type: 'text/plain', size: 10 });
      expect(String(await buffer(await blobs().read(at, { start: 2, end: 4 })))).toBe('234');
      expect(String(await buffer(await blobs().read(at, { start: 8, end: 99 })))).toBe('89');
      await expect(blobs().read(at, { start: 10, end: 11 })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-range' });
    });

    it('changes its ETag with its bytes', async () => {
      const at = key('rendition');
      const first = await blobs().put(at, Buffer.from('one'), { type: 'text/plain', size: 3 });
      const second = await blobs().put(at, Buffer.from('two'), { type: 'text/plain', size: 3 });
      expect(second.etag).not.toBe(first.etag);
      expect(String(await buffer(await blobs().read(at)))).toBe('two');
    });

    it('keeps the bytes of a reader that began before it was put anew', async () => {
      const at = key('rendition');
      const old = randomBytes(1_000_000);
      await blobs().put(at, old, { type: 'text/plain', size: old.length });
      const reading = await blobs().read(at);
      await blobs().put(at, randomBytes(1_000_000), { type: 'text/plain', size: 1_000_000 });
      expect((await buffer(reading)).equals(old)).toBe(true);
    });

    it('is whole for every reader while many write it', async () => {
      const at = key('rendition');
      const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(100_000, index));
      const put = (bytes: Buffer) => blobs().put(at, bytes, { type: 'text/plain', size: bytes.length });
      await put(Buffer.alloc(100_000));
      const reads = versions.map(async () => buffer(await blobs().read(at)));
      await Promise.all(versions.map(put));
      const done = await Promise.allSettled([...reads, buffer(await blobs().read(at))]);
      // A store may abort a reader whose object is replaced; it never mixes two versions.
      const read = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(read).not.toEqual([]);
      for (const bytes of read) expect(versions.some((version) => version.equals(bytes))).toBe(true);
    });

    it('tells its SHA-256 and its first 64 kB, while it has the ETag', async () => {
      const at = key('original');
      const bytes = randomBytes(200_000);
      const { etag } = await blobs().put(at, bytes, { type: 'text/plain', size: bytes.length });
      const { sha256, head } = await blobs().digest(at, etag);
      expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(head.equals(bytes.subarray(0, 65_536))).toBe(true);
      await expect(blobs().digest(at, '"another"')).rejects.toMatchObject({ kind: 'conflict', code: 'blob-changed' });
    });

    it('is copied with another type, while it has the ETag', async () => {
      const [from, to] = [key('original'), key('original')];
      const { etag } = await blobs().put(from, Buffer.from('one'), { type: 'text/plain', size: 3 });
      await blobs().copy(from, to, etag, 'image/png');
      expect(await blobs().stat(to)).toMatchObject({ size: 3, type: 'image/png' });
      await blobs().copy(from, to, etag, 'image/png');
      await blobs().remove([from]);
      expect(String(await buffer(await blobs().read(to)))).toBe('one');
    });

    it('is not copied once it has another ETag', async () => {
      const [from, to] = [key('original'), key('original')];
      const { etag } = await blobs().put(from, Buffer.from('one'), { type: 'text/plain', size: 3 });
      await blobs().put(from, Buffer.from('two'), { type: 'text/plain', size: 3 });
      await expect(blobs().copy(from, to, etag, 'text/plain')).rejects.toMatchObject({ kind: 'conflict', code: 'blob-changed' });
      expect(await blobs().stat(to)).toBeUndefined();
    });

    it('is missing for everybody once it is removed; removing again is fine', async () => {
      const at = key('original');
      const { etag } = await blobs().put(at, Buffer.from('one'), { type: 'text/plain', size: 3 });
      await blobs().remove([at, key('original')]);
      await blobs().remove([at]);
      await blobs().remove([]);
      const missing = { kind: 'missing', code: 'no-blob' };
      expect(await blobs().stat(at)).toBeUndefined();
      await expect(blobs().read(at)).rejects.toMatchObject(missing);
      await expect(blobs().digest(at, etag)).rejects.toMatchObject(missing);
      await expect(blobs().copy(at, key('original'), etag, 'text/plain')).rejects.toMatchObject(missing);
      expect(await client().get(at)).toMatchObject({ status: 404 });
    });

    it('is found by its prefix, by a sweep when it is old enough', async () => {
      const keys = ['a', 'b', 'c'].map((name) => `${key('incoming')}-${name}`);
      for (const each of keys) await blobs().put(each, Buffer.from('x'), { type: 'text/plain', size: 1 });
      const prefix = (keys[0] ?? '').replace(/\/\d+.*$/, '/');
      const later = new Date(Date.now() + 60_000);
      const list = (under: string, before?: Date) => Array.fromAsync(blobs().list(under, before));
      expect(await list(prefix)).toEqual(expect.arrayContaining(keys));
      expect(await list(prefix, later)).toEqual(expect.arrayContaining(keys));
      expect(await list(keys[1] ?? '')).toEqual([keys[1]]);
      expect(await list(prefix, new Date(Date.now() - 60_000))).toEqual([]);
      expect(await list('nothing-here/')).toEqual([]);
    });

    it('has no problems to tell', () => {
      expect(blobs().problems()).toEqual([]);
    });
  });

  describe('a key', () => {
    const one = { type: 'text/plain', size: 1 };

    it.each(badKeys)('is refused by every verb when it is bad: %j', async (bad) => {
      await expect(blobs().form({ key: bad, ...one, owner: 'anna', expiresInSeconds: 9 })).rejects.toMatchObject(invalid);
      await expect(blobs().put(bad, Buffer.from('x'), one)).rejects.toMatchObject(invalid);
      await expect(blobs().stat(bad)).rejects.toMatchObject(invalid);
      await expect(blobs().read(bad)).rejects.toMatchObject(invalid);
      await expect(blobs().digest(bad, '"x"')).rejects.toMatchObject(invalid);
      await expect(blobs().remove([bad])).rejects.toMatchObject(invalid);
      await expect(blobs().copy(bad, 'original/x', '"x"', 'text/plain')).rejects.toMatchObject(invalid);
      await expect(blobs().copy('original/none', bad, '"x"', 'text/plain')).rejects.toMatchObject(invalid);
      expect(await client().get(bad)).toMatchObject({ status: 400 });
    });

    it('of any good form holds its own bytes', async () => {
      const part = fc.stringMatching(/^[A-Za-z0-9._-]{1,30}$/).filter((text) => text !== '.' && text !== '..');
      const keys = fc.uniqueArray(fc.array(part, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6, selector: (parts) => parts.join('/') });
      const base = key('any');
      await fc.assert(
        fc.asyncProperty(keys, async (all) => {
          // A key may not also be the folder of another: stores with folders have no room for both.
          const names = all.map((parts, index) => `${base}/${index}/${parts.join('/')}`);
          for (const name of names) await blobs().put(name, Buffer.from(name), { type: 'text/plain', size: Buffer.byteLength(name) });
          for (const name of names) expect(String(await buffer(await blobs().read(name)))).toBe(name);
          await blobs().remove(names);
          for (const name of names) expect(await blobs().stat(name)).toBeUndefined();
        }),
        { numRuns: 15 },
      );
    });

    it('differs by its capitals, and may be 512 characters long', async () => {
      const base = key('any');
      const long = `${base}/${'x'.repeat(200)}/${'y'.repeat(200)}/`;
      for (const name of [`${base}/Ab`, `${base}/aB`, long + 'z'.repeat(512 - long.length)]) {
        await blobs().put(name, Buffer.from(name), { type: 'text/plain', size: Buffer.byteLength(name) });
      }
      expect(String(await buffer(await blobs().read(`${base}/Ab`)))).toBe(`${base}/Ab`);
      expect(String(await buffer(await blobs().read(`${base}/aB`)))).toBe(`${base}/aB`);
    });

    it('is refused or harmless, whatever it is', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
          const good = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/.test(text) && text.split('/').every((part) => part !== '.' && part !== '..');
          const answer = blobs().stat(text);
          if (good) expect(await answer).toBeUndefined();
          else await expect(answer).rejects.toMatchObject(invalid);
        }),
        { numRuns: 60 },
      );
    });
  });
}
