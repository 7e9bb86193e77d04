import { pipeline, Readable, Transform } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '../../errors.ts';
import type { BlobFacts } from '../../ports/blobs.ts';
import type { Objects, OpenedObject, ReadPlan } from '../../ports/objects.ts';
import { checkKey, wrongSize } from '../../ports/shared/blob-rules.ts';
import { type Bucket, openBucket, type S3Settings } from './client.ts';
import { incompleteFiles, removeStaleTails } from './incomplete-files.ts';
import { abortStaleUploads, type PartSizes, partSizes, putInParts, staleCheckMs } from './parts.ts';
import { openProxy } from './proxy.ts';
import { receiveForm, signForm } from './receive.ts';

/**
 * Objects of one private bucket. The ETag is S3's own. Objects above S3's limit for one piece are sent in parts. On servers that keep objects as files a
 * key cannot also be the folder of another key.
 */
export async function s3Objects(settings: S3Settings, sizes: PartSizes = partSizes): Promise<Objects & { close(): Promise<void> }> {
  const bucket = await openBucket(settings);
  const sweep = async () => {
    const now = new Date();
    await abortStaleUploads(bucket, now);
    await removeStaleTails(bucket, now);
  };
  const sweeping = setInterval(() => void sweep(), staleCheckMs).unref();
  const incomplete = incompleteFiles(bucket);
  const proxy = openProxy(settings.endpoint);
  const Bucket = bucket.name;

  const stat = async (key: string): Promise<BlobFacts | undefined> => {
    checkKey(key);
    try {
      const found = await bucket.ask((client) => client.send(new HeadObjectCommand({ Bucket, Key: key })));
      return factsOf(found);
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'missing') return undefined;
      throw error;
    }
  };

  return {
    stat,
    form: (request) => signForm(bucket, request),
    receive: (request, _response, posting) =>
      receiveForm({ bucket, proxy, endpoint: settings.endpoint, signing: settings, sizes }, request, posting).finally(() => request.unpipe()),
    ...incomplete,
    async put(key, bytes, { type, size, replaces }) {
      checkKey(key);
      const broken = new AbortController();
      const Body = Buffer.isBuffer(bytes) ? bytes : exactly(bytes, size, broken);
      const object = { Bucket, Key: key, Body, ContentType: type, ...onlyIf(replaces) };
      const send = (client: S3Client) => client.send(new PutObjectCommand({ ...object, ContentLength: size }), { abortSignal: broken.signal });
      const put = await (size > sizes.wholeBytes ? putInParts(bucket, object, sizes) : bucket.ask(send)).catch((error) => {
        throw broken.signal.aborted ? broken.signal.reason : error;
      });
      return { size, etag: put.ETag ?? '', type, modifiedAt: new Date().toISOString() };
    },
    async open(key, wanted) {
      checkKey(key);
      try {
        return await openObject(bucket, key, wanted);
      } catch (error) {
        // Nothing is in no range.
        if (!(error instanceof Refusal) || error.code !== 'bad-range') throw error;
        return openObject(bucket, key, { ...wanted, rest: 'all' });
      }
    },
    async remove(keys) {
      keys.forEach(checkKey);
      for (let at = 0; at < keys.length; at += 1000) {
        const Objects = keys.slice(at, at + 1000).map((Key) => ({ Key }));
        const { Errors = [] } = await bucket.ask((client) => client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })));
        if (Errors[0]) throw bucket.doubt();
      }
    },
    async *list(prefix, before) {
      let ContinuationToken: string | undefined;
      do {
        const page = await bucket.ask((client) => client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })));
        for (const { Key, LastModified } of page.Contents ?? []) if (Key !== undefined && (!before || (LastModified && LastModified < before))) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    space: () => undefined,
    problems: bucket.problems,
    async close() {
      clearInterval(sweeping);
      proxy.close();
      bucket.close();
    },
  };
}

function factsOf(found: { ContentLength?: number; ETag?: string; ContentType?: string; LastModified?: Date }): BlobFacts {
  return {
    size: found.ContentLength ?? 0,
    etag: found.ETag ?? '',
    type: found.ContentType ?? '',
    modifiedAt: (found.LastModified ?? new Date(0)).toISOString(),
  };
}

/** The condition that `replaces` is in S3's words. */
function onlyIf(replaces: string | null | undefined): { IfMatch?: string; IfNoneMatch?: string } {
  if (replaces === undefined) return {};
  return replaces === null ? { IfNoneMatch: '*' } : { IfMatch: replaces };
}

/** One request for all of it, or for its head only; later ones use the ETag of the first answer. */
async function openObject(bucket: Bucket, Key: string, { headBytes, rest }: ReadPlan): Promise<OpenedObject> {
  const Range = rest === 'all' ? undefined : `bytes=0-${headBytes - 1}`;
  const found = await bucket.ask((client) => client.send(new GetObjectCommand({ Bucket: bucket.name, Key, Range })));
  const facts = { ...factsOf(found), ...(found.ContentRange !== undefined && { size: Number(found.ContentRange.split('/')[1]) }) };
  const beginning = streamOf(found.Body);
  const streams = [beginning];
  const pieces = wholeOf(bucket, beginning, found.ContentLength ?? facts.size);
  const { head, more } = await takeHead(pieces, Math.min(headBytes, facts.size));
  return {
    facts,
    head,
    async *read(start, end) {
      if (rest === 'all' && start === head.length && end === facts.size - 1) {
        yield more;
        for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
        return;
      }
      const asked = new GetObjectCommand({ Bucket: bucket.name, Key, Range: `bytes=${start}-${end}`, IfMatch: facts.etag });
      const stream = streamOf((await bucket.ask((client) => client.send(asked))).Body);
      streams.push(stream);
      yield* wholeOf(bucket, stream, end + 1 - start);
    },
    async close() {
      for (const stream of streams) stream.destroy();
    },
  };
}

/** First bytes of a stream, and the rest of their last piece. */
async function takeHead(pieces: AsyncIterator<Buffer>, bytes: number): Promise<{ head: Buffer; more: Buffer }> {
  const taken: Buffer[] = [];
  for (let length = 0; length < bytes; ) {
    const next = await pieces.next();
    if (next.done) break;
    taken.push(next.value);
    length += next.value.length;
  }
  const all = Buffer.concat(taken);
  return { head: all.subarray(0, bytes), more: all.subarray(bytes) };
}

function streamOf(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new Error('S3 answered without a stream');
}

/** Yields as many bytes as requested. Refuses, unavailable, if S3 ends before: an incomplete answer is no damage in the store. */
async function* wholeOf({ doubt }: Bucket, stream: Readable, size: number): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  try {
    for await (const piece of stream) {
      bytes += piece.length;
      yield piece;
    }
  } catch {
    throw doubt();
  }
  if (bytes < size) throw doubt();
}

/** Passes the bytes through. If they end early, or are more or fewer, the request that sends them is aborted. */
function exactly(bytes: Readable, size: number, broken: AbortController): Readable {
  let seen = 0;
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      seen += chunk.length;
      done(seen > size ? wrongSize() : null, chunk);
    },
    flush: (done) => done(seen === size ? null : wrongSize()),
  });
  pipeline(bytes, counted, (error) => error && broken.abort(error));
  return counted;
}
