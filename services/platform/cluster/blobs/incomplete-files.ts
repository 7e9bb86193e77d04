// Files that arrive in parts, as a multipart upload under their key. S3 takes parts of 5 MiB and more only, so shorter ones wait as a tail: an object of
// its own, which the next part begins with. S3 alone knows how much there is, so any gateway may continue.
//   incoming-tail/{hash of key}/{number of parts before it}
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Refusal } from '../../errors.ts';
import { type Blobs, type IncomingFile, ownerField } from '../../ports/blobs.ts';
import { checkKey, checkPart, incompleteMs, partBytes } from '../../ports/shared/blob-rules.ts';
import { verifiedPieces } from '../../ports/shared/part-bytes.ts';
import type { Bucket } from './client.ts';

type StoredPart = { readonly PartNumber: number; readonly ETag: string; readonly ChecksumCRC32: string | undefined };
type StoredTag = { ETag?: string | undefined; ChecksumCRC32?: string | undefined };
/** Multipart upload of a key, its parts in order, and the length of its tail in bytes. */
type StoredParts = { readonly uploadId: string; readonly parts: readonly StoredPart[]; readonly tailBytes: number };

const tailPrefix = 'incoming-tail/';
/** A checksum ends the body, so that a server notices a broken one: some fill it up with zeros. */
const ChecksumAlgorithm = 'CRC32';
const minChunkBytes = 65_536;
const metaPrefix = 'x-amz-meta-';
const tailsOf = (key: string) => `${tailPrefix}${createHash('sha256').update(key).digest('hex').slice(0, 48)}/`;
const tailKey = (key: string, parts: number) => tailsOf(key) + parts;

export function incompleteFiles(bucket: Bucket): Pick<Blobs, 'countStored' | 'append' | 'discardParts'> {
  const { name: Bucket, ask } = bucket;

  /** Ids of the multipart uploads of a key, the oldest first: two requests may have begun one each. */
  async function findUploads(key: string): Promise<string[]> {
    const { Uploads = [] } = await ask((client) => client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: key })));
    const own = Uploads.filter(({ Key }) => Key === key).sort((one, other) => Number(one.Initiated) - Number(other.Initiated));
    return own.flatMap(({ UploadId }) => UploadId ?? []);
  }

  async function find(file: Pick<IncomingFile, 'key' | 'size'>): Promise<StoredParts | undefined> {
    const { key } = file;
    const [UploadId] = await findUploads(key);
    if (UploadId === undefined) return undefined;
    const parts = await listParts(file, UploadId);
    return { uploadId: UploadId, parts, tailBytes: (await sizeOf(tailKey(key, parts.length))) ?? 0 };
  }

  /** Whole parts up to the first missing one. */
  async function listParts({ key: Key, size }: Pick<IncomingFile, 'key' | 'size'>, UploadId: string): Promise<StoredPart[]> {
    const found: StoredPart[] = [];
    let PartNumberMarker: string | undefined;
    do {
      const page = await ask((client) => client.send(new ListPartsCommand({ Bucket, Key, UploadId, PartNumberMarker })));
      for (const { PartNumber, ETag, Size, ChecksumCRC32 } of page.Parts ?? []) {
        const isWhole = Size === Math.min(partBytes, size - found.length * partBytes);
        if (PartNumber === found.length + 1 && isWhole && ETag !== undefined) found.push({ PartNumber, ETag, ChecksumCRC32 });
      }
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (PartNumberMarker !== undefined);
    return found;
  }

  async function sizeOf(Key: string): Promise<number | undefined> {
    try {
      return (await ask((client) => client.send(new HeadObjectCommand({ Bucket, Key })))).ContentLength;
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'missing') return undefined;
      throw error;
    }
  }

  const bytesOf = ({ size }: IncomingFile, { parts, tailBytes }: StoredParts) => Math.min(parts.length * partBytes, size) + tailBytes;

  async function begin({ key: Key, type, owner }: IncomingFile): Promise<StoredParts> {
    const Metadata = { [ownerField.slice(metaPrefix.length)]: owner };
    const { UploadId = '' } = await ask((client) =>
      client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: type, Metadata, ChecksumAlgorithm })),
    );
    return { uploadId: UploadId, parts: [], tailBytes: 0 };
  }

  async function complete({ key: Key }: IncomingFile, { uploadId: UploadId, parts }: StoredParts): Promise<void> {
    await ask((client) => client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: [...parts] } })));
  }

  async function* withTail(key: string, { parts, tailBytes }: StoredParts, more: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    if (tailBytes > 0) {
      const { Body } = await ask((client) => client.send(new GetObjectCommand({ Bucket, Key: tailKey(key, parts.length) })));
      if (!(Body instanceof Readable)) throw bucket.doubt();
      yield* Body;
    }
    yield* more;
  }

  /** Stores the next bytes, up to the end of an S3 part, as that part or as its tail. */
  async function storeNext(file: IncomingFile, stored: StoredParts, take: number, pieces: AsyncIterable<Buffer>): Promise<StoredParts> {
    const { uploadId: UploadId, parts, tailBytes } = stored;
    const wholeBytes = Math.min(partBytes, file.size - parts.length * partBytes);
    const ContentLength = tailBytes + take;
    const bytes = withTail(file.key, stored, pieces);
    if (ContentLength < wholeBytes) {
      const tail = { Bucket, Key: tailKey(file.key, parts.length), ContentLength, ChecksumAlgorithm } as const;
      await sendWhole(bytes, (Body, options) => bucket.client.send(new PutObjectCommand({ ...tail, Body }), options));
      return { ...stored, tailBytes: ContentLength };
    }
    const PartNumber = parts.length + 1;
    const part = { Bucket, Key: file.key, UploadId, PartNumber, ContentLength, ChecksumAlgorithm } as const;
    const { ETag = '', ChecksumCRC32 } = await sendWhole(bytes, (Body, options) => bucket.client.send(new UploadPartCommand({ ...part, Body }), options));
    if (tailBytes > 0) await ask((client) => client.send(new DeleteObjectCommand({ Bucket, Key: tailKey(file.key, parts.length) })));
    return { uploadId: UploadId, parts: [...parts, { PartNumber, ETag, ChecksumCRC32 }], tailBytes: 0 };
  }

  /** Aborts the request once its body fails. The body does not end then, since its end would let the SDK complete the request. */
  async function sendWhole(
    bytes: AsyncIterable<Buffer>,
    request: (body: Readable, options: { abortSignal: AbortSignal }) => Promise<StoredTag>,
  ): Promise<StoredTag> {
    const broken = new AbortController();
    const body = Readable.from(orAbort(bytes, broken), { objectMode: false });
    return ask(() => request(body, { abortSignal: broken.signal })).catch((error: unknown) => {
      throw broken.signal.aborted ? broken.signal.reason : error;
    });
  }

  const count = async (file: IncomingFile): Promise<{ stored: StoredParts | undefined; bytes: number }> => {
    checkKey(file.key);
    const stored = await find(file);
    if (!stored) return { stored, bytes: (await sizeOf(file.key)) === file.size ? file.size : 0 };
    const bytes = bytesOf(file, stored);
    // A gateway ended before it stored the complete file.
    if (bytes === file.size) await complete(file, stored);
    return { stored, bytes };
  };

  return {
    countStored: async (file) => (await count(file)).bytes,
    async append(file, part) {
      const { stored: before, bytes } = await count(file);
      checkPart(file, part, bytes);
      if (part.size === 0) return bytes;
      let stored = before ?? (await begin(file));
      const cut = cutter(verifiedPieces(part));
      for (let left = part.size; left > 0; ) {
        const take = Math.min(left, partBytes - stored.tailBytes);
        stored = await storeNext(file, stored, take, cut(take));
        left -= take;
      }
      const total = bytes + part.size;
      if (total === file.size) await complete(file, stored);
      return total;
    },
    async discardParts(key) {
      checkKey(key);
      const tails = await ask((client) => client.send(new ListObjectsV2Command({ Bucket, Prefix: tailsOf(key) })));
      for (const { Key } of tails.Contents ?? []) await ask((client) => client.send(new DeleteObjectCommand({ Bucket, Key })));
      for (const UploadId of await findUploads(key)) await ask((client) => client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId })));
    },
  };
}

/** Pieces of at least 64 kB but for the last: S3 refuses a chunk of less than 8 kB in the middle of a body. */
async function* gathered(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let [pieces, size]: [Buffer[], number] = [[], 0];
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size < minChunkBytes) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

async function* orAbort(bytes: AsyncIterable<Buffer>, broken: AbortController): AsyncGenerator<Buffer, void> {
  try {
    yield* gathered(bytes);
  } catch (error) {
    broken.abort(error);
    await new Promise<never>(() => undefined);
  }
}

/** Reads a stream of pieces in spans of so many bytes. */
function cutter(pieces: AsyncGenerator<Buffer, void>): (bytes: number) => AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  return async function* take(bytes) {
    for (let left = bytes; left > 0; ) {
      if (rest.length === 0) {
        const next = await pieces.next();
        if (next.done) return;
        rest = next.value;
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  };
}

/** Removes tails whose uploads were aborted as stale. Repeated later if S3 does not answer. */
export async function removeStaleTails({ name: Bucket, ask }: Bucket, now: Date): Promise<void> {
  try {
    const { Contents = [] } = await ask((client) => client.send(new ListObjectsV2Command({ Bucket, Prefix: tailPrefix })));
    const stale = Contents.filter(({ LastModified }) => LastModified !== undefined && now.getTime() - LastModified.getTime() > incompleteMs);
    for (const { Key } of stale) await ask((client) => client.send(new DeleteObjectCommand({ Bucket, Key })));
  } catch {
    // The bucket's problems report it.
  }
}
