import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FilePart } from '../../ports/blobs.ts';
import { partBytes } from '../../ports/shared/blob-rules.ts';
import type { BlobsBench } from '../../testing/blobs-client.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pieces = (bytes: Buffer) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) => bytes.subarray(at * 65_536, (at + 1) * 65_536)));

/** Bytes that break off in the middle, as a connection does. */
const broken = (bytes: Buffer, at: number) =>
  Readable.from(
    (function* () {
      yield bytes.subarray(0, at);
      throw new Error('cut');
    })(),
  );

export function partsSuite({ blobs, key }: BlobsBench): void {
  const fileOf = (bytes: Buffer) => ({ key: key('incoming'), size: bytes.length, type: 'video/mp4', owner: 'anna' });
  type File = ReturnType<typeof fileOf>;
  const send = (file: File, offset: number, bytes: Buffer, more: Partial<FilePart> = {}) =>
    blobs().append(file, { offset, size: bytes.length, bytes: pieces(bytes), signal: new AbortController().signal, ...more });

  describe('a file in parts', () => {
    it('is stored once its last part has arrived, whatever the sizes of its parts', async () => {
      const bytes = randomBytes(2 * partBytes + 1000);
      for (const cuts of [[partBytes, 2 * partBytes], [1], [70_000, partBytes - 1, partBytes + 1], [2 * partBytes]]) {
        const file = fileOf(bytes);
        let offset = 0;
        for (const end of [...cuts, bytes.length]) {
          expect(await blobs().countStored(file)).toBe(offset);
          expect(await blobs().stat(file.key)).toBeUndefined();
          offset = await send(file, offset, bytes.subarray(offset, end));
          expect(offset).toBe(end);
        }
        expect(await blobs().countStored(file)).toBe(bytes.length);
        const { etag = '' } = (await blobs().stat(file.key)) ?? {};
        expect(await blobs().digest(file.key, etag)).toMatchObject({ sha256: sha256(bytes) });
        expect((await buffer(await blobs().read(file.key))).equals(bytes)).toBe(true);
        await blobs().remove([file.key]);
        expect(await blobs().countStored(file)).toBe(0);
      }
    });

    it('continues after a cut where its bytes end, and never with a wrong byte', async () => {
      const bytes = randomBytes(partBytes + 300_000);
      const file = fileOf(bytes);
      let offset = 0;
      for (let cut = 0; cut < 12; cut += 1) {
        const rest = bytes.subarray(offset);
        const at = Math.floor(Math.random() * rest.length);
        await expect(send(file, offset, rest, { bytes: broken(rest, at) })).rejects.toMatchObject({ code: 'torn-part' });
        const stored = await blobs().countStored(file);
        expect(stored).toBeLessThanOrEqual(offset + at);
        expect(stored).toBeGreaterThanOrEqual(offset);
        offset = stored;
      }
      expect(await send(file, offset, bytes.subarray(offset))).toBe(bytes.length);
      expect((await buffer(await blobs().read(file.key))).equals(bytes)).toBe(true);
    });

    it('takes a part with a digest whole or not at all', async () => {
      const bytes = randomBytes(300_000);
      const file = fileOf(bytes);
      const [first, second] = [bytes.subarray(0, 100_000), bytes.subarray(100_000)];
      await send(file, 0, first, { sha256: sha256(first) });
      await expect(send(file, first.length, second, { sha256: sha256(first) })).rejects.toMatchObject({ kind: 'invalid', code: 'wrong-digest' });
      await expect(send(file, first.length, second, { sha256: sha256(second), bytes: broken(second, 150_000) })).rejects.toMatchObject({ code: 'torn-part' });
      expect(await blobs().countStored(file)).toBe(first.length);
      await send(file, first.length, second, { sha256: sha256(second) });
      expect((await buffer(await blobs().read(file.key))).equals(bytes)).toBe(true);
    });

    it('refuses a part at another place, beyond its end, of another length, or whose digest covers two parts', async () => {
      const bytes = randomBytes(1000);
      const file = fileOf(bytes);
      await send(file, 0, bytes.subarray(0, 500));
      for (const offset of [0, 499, 501])
        await expect(send(file, offset, bytes.subarray(500))).rejects.toMatchObject({ kind: 'conflict', code: 'wrong-offset' });
      await expect(send(file, 500, randomBytes(501))).rejects.toMatchObject({ kind: 'too-large', code: 'file-too-large' });
      await expect(send(file, 500, bytes.subarray(500), { size: 400 })).rejects.toMatchObject({ code: 'file-too-large' });
      expect(await blobs().countStored(file)).toBeGreaterThanOrEqual(500);
      const large = { ...fileOf(bytes), size: 3 * partBytes };
      const two = randomBytes(partBytes + 1);
      await expect(send(large, 0, two, { sha256: sha256(two) })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-part' });
      await expect(send({ ...file, key: '../a' }, 0, bytes)).rejects.toMatchObject({ code: 'bad-key' });
    });

    it('is refused with the reason of its signal', async () => {
      const bytes = randomBytes(1000);
      const controller = new AbortController();
      const endless = new Readable({ read: () => undefined });
      const sending = send(fileOf(bytes), 0, bytes, { bytes: endless, signal: controller.signal });
      endless.push(bytes.subarray(0, 10));
      controller.abort(new Error('too slow'));
      await expect(sending).rejects.toThrow('too slow');
    });

    it('is gone once its parts are discarded', async () => {
      const bytes = randomBytes(partBytes + 2000);
      const file = fileOf(bytes);
      await send(file, 0, bytes.subarray(0, partBytes + 1000));
      await blobs().discardParts(file.key);
      await blobs().discardParts(file.key);
      expect(await blobs().countStored(file)).toBe(0);
      expect(await send(file, 0, bytes)).toBe(bytes.length);
      expect((await buffer(await blobs().read(file.key))).equals(bytes)).toBe(true);
    });
  });
}
