import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { newDataKeys, readDataKeys } from './data-keys.ts';
import { blobKey, chunkBytes, chunksOf, headerBytes, newHeader, readHeader, seal, sealedSizeOf, unseal } from './format.ts';

const name = 'original/anna/beach';
const [dataKey] = readDataKeys(newDataKeys());
const sealedChunkBytes = chunkBytes + 16;
const broken = { name: 'Refusal', code: 'damaged-file' };
/** Around every border of the format. */
const sizes = fc.oneof(
  fc.constantFrom(0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 5),
  fc.integer({ min: 0, max: 4 * chunkBytes }),
);

async function* inPieces(bytes: Buffer, pieceBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function sealed(plain: Buffer, pieceBytes = 50_000, size = plain.length): Promise<Buffer> {
  const header = newHeader(dataKey.id, size);
  return Buffer.concat(await Array.fromAsync(seal(inPieces(plain, pieceBytes), header, blobKey(dataKey, header, name))));
}

/** Reads like a reader: by the present header, and the chunks that contain the range. */
async function opened(bytes: Buffer, { of = name, range, pieceBytes = 30_000 }: { of?: string; range?: [number, number]; pieceBytes?: number } = {}) {
  const header = readHeader(bytes);
  if (!header) throw new Error('there is no header');
  const [start, end] = range ?? [0, header.size - 1];
  const chunks = chunksOf(header.size, { start, end });
  const { from, to } = chunks;
  const pieces = inPieces(bytes.subarray(from, range ? to + 1 : undefined), pieceBytes);
  const plain = Buffer.concat(await Array.fromAsync(unseal(pieces, header, blobKey(dataKey, header, of), chunks)));
  return plain.subarray(start - chunks.start, end + 1 - chunks.start);
}

const chunkAt = (bytes: Buffer, index: number) => bytes.subarray(headerBytes + index * sealedChunkBytes, headerBytes + (index + 1) * sealedChunkBytes);

describe('a sealed blob', () => {
  it('opens to the bytes that were sealed, in whatever pieces they come and go', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1000, max: 200_000 }), async (size, comes, goes) => {
        const plain = randomBytes(size);
        const bytes = await sealed(plain, Math.max(comes, Math.ceil(size / 200)));
        expect(bytes.length).toBe(sealedSizeOf(size));
        expect(readHeader(bytes)).toMatchObject({ size, keyId: dataKey.id });
        expect((await opened(bytes, { pieceBytes: goes })).equals(plain)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('opens in every range to the same bytes as the plain one has there', async () => {
    const plain = randomBytes(3 * chunkBytes + 100);
    const bytes = await sealed(plain);
    const place = fc.oneof(fc.integer({ min: 0, max: plain.length - 1 }), fc.constantFrom(0, chunkBytes - 1, chunkBytes, 2 * chunkBytes, plain.length - 1));
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        expect((await opened(bytes, { range: [start, end] })).equals(plain.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it('reads of a range only the chunks that hold it', () => {
    const size = 10 * chunkBytes;
    expect(chunksOf(size, { start: chunkBytes, end: 2 * chunkBytes - 1 })).toMatchObject({
      first: 1,
      last: 1,
      from: headerBytes + sealedChunkBytes,
      to: headerBytes + 2 * sealedChunkBytes - 1,
    });
    expect(chunksOf(100, { start: 99, end: 99 })).toMatchObject({ first: 0, last: 0, from: headerBytes, to: sealedSizeOf(100) - 1 });
  });

  it('is an error when any byte of it is another one', async () => {
    const bytes = await sealed(randomBytes(2 * chunkBytes + 10));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.nat(headerBytes - 1), fc.nat(bytes.length - 1), fc.integer({ min: bytes.length - 20, max: bytes.length - 1 })),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = Buffer.from(bytes);
          changed[at] = (changed[at] ?? 0) ^ change;
          // Without its magic it is no sealed blob, and nothing is opened.
          if (at < 8) return expect(readHeader(changed)).toBeUndefined();
          await expect(opened(changed)).rejects.toThrow();
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is an error when it is cut or continued anywhere', async () => {
    for (const size of [0, 10, chunkBytes, 2 * chunkBytes, 2 * chunkBytes + 10]) {
      const bytes = await sealed(randomBytes(size));
      for (const cut of [1, 15, 16, 17, sealedChunkBytes]) {
        if (bytes.length - cut >= headerBytes) await expect(opened(bytes.subarray(0, bytes.length - cut))).rejects.toMatchObject(broken);
      }
      await expect(opened(Buffer.concat([bytes, Buffer.of(0)]))).rejects.toMatchObject(broken);
      await expect(opened(Buffer.concat([bytes, chunkAt(bytes, 0)]))).rejects.toMatchObject(broken);
    }
  });

  it('is an error when it is cut at a chunk and its header says so', async () => {
    const bytes = Buffer.from(await sealed(randomBytes(2 * chunkBytes)));
    bytes.writeBigUInt64BE(BigInt(chunkBytes), headerBytes - 40);
    await expect(opened(bytes.subarray(0, headerBytes + sealedChunkBytes))).rejects.toMatchObject(broken);
  });

  it('is an error when chunks change places, are repeated, or come from another blob', async () => {
    const [bytes, other] = [await sealed(randomBytes(3 * chunkBytes)), await sealed(randomBytes(3 * chunkBytes))];
    const header = bytes.subarray(0, headerBytes);
    const made = (...chunks: Buffer[]) => opened(Buffer.concat([header, ...chunks]));
    const [a, b, c] = [chunkAt(bytes, 0), chunkAt(bytes, 1), chunkAt(bytes, 2)];
    expect(await made(a, b, c)).toHaveLength(3 * chunkBytes);
    for (const chunks of [
      [b, a, c],
      [a, c, b],
      [a, a, c],
      [a, chunkAt(other, 1), c],
    ])
      await expect(made(...chunks)).rejects.toMatchObject(broken);
  });

  it('is an error under the name of another blob', async () => {
    const bytes = await sealed(randomBytes(100));
    await expect(opened(bytes, { of: 'original/anna/forest' })).rejects.toMatchObject(broken);
  });

  it('is not made of more or fewer bytes than were told', async () => {
    for (const size of [0, 10, chunkBytes, chunkBytes + 10]) {
      await expect(sealed(randomBytes(size + 1), 50_000, size)).rejects.toMatchObject({ code: 'file-too-large' });
      if (size > 0) await expect(sealed(randomBytes(size - 1), 50_000, size)).rejects.toMatchObject({ code: 'wrong-size' });
      if (size > chunkBytes) await expect(sealed(randomBytes(chunkBytes), 50_000, size)).rejects.toMatchObject({ code: 'wrong-size' });
    }
  });
});
