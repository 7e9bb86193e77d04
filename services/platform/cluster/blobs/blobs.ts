import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import { CopyObjectCommand, DeleteObjectsCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { Refusal } from '../../errors.ts';
import type { BlobFacts, Blobs } from '../../ports/blobs.ts';
import { badRange, checkKey, headBytes, wrongSize } from '../../ports/shared/blob-rules.ts';
import { answerRefusal, letFinish } from '../../wire/http-refusal.ts';
import { openBucket, type S3Settings } from './client.ts';
import { openProxy } from './proxy.ts';
import { passForm, signForm } from './receive.ts';
import { sendObject } from './send.ts';

/**
 * Blobs as objects of one private bucket. The ETag is S3's own. No object is larger than what S3 takes in one piece (5 GB). On
 * servers that keep objects as files a key cannot also be the folder of another key.
 */
export async function s3Blobs(settings: S3Settings): Promise<Blobs & { close(): Promise<void> }> {
  const bucket = await openBucket(settings);
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
    async receive(request, response) {
      try {
        const key = await passForm(bucket, proxy, settings.endpoint, request, response);
        response.writeHead(204).end();
        return key;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        request.unpipe();
        letFinish(request);
        answerRefusal(response, error);
      }
    },
    async send(key, request, response, options) {
      checkKey(key);
      await sendObject({ bucket, proxy, stat }, key, request, response, options);
    },
    async put(key, bytes, { type, size }) {
      checkKey(key);
      const broken = new AbortController();
      const Body = Buffer.isBuffer(bytes) ? bytes : exactly(bytes, size, broken);
      const command = new PutObjectCommand({ Bucket, Key: key, Body, ContentType: type, ContentLength: size });
      const put = await bucket
        .ask((client) => client.send(command, { abortSignal: broken.signal }))
        .catch((error) => {
          throw broken.signal.aborted ? broken.signal.reason : error;
        });
      return { size, etag: put.ETag ?? '', type, modifiedAt: new Date().toISOString() };
    },
    async read(key, range) {
      checkKey(key);
      if (range && !(range.start >= 0 && range.start <= range.end)) throw badRange();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await bucket.ask((client) => client.send(new GetObjectCommand({ Bucket, Key: key, Range })));
      return streamOf(Body);
    },
    async copy(from, to, etag, type) {
      checkKey(from);
      checkKey(to);
      const command = new CopyObjectCommand({
        Bucket,
        Key: to,
        CopySource: `${Bucket}/${from}`,
        CopySourceIfMatch: etag,
        ContentType: type,
        MetadataDirective: 'REPLACE',
      });
      await bucket.ask((client) => client.send(command));
    },
    async remove(keys) {
      keys.forEach(checkKey);
      for (let at = 0; at < keys.length; at += 1000) {
        const Objects = keys.slice(at, at + 1000).map((Key) => ({ Key }));
        const { Errors = [] } = await bucket.ask((client) => client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })));
        if (Errors[0]) throw bucket.doubt();
      }
    },
    async digest(key, etag) {
      checkKey(key);
      const { Body } = await bucket.ask((client) => client.send(new GetObjectCommand({ Bucket, Key: key, IfMatch: etag })));
      const hash = createHash('sha256');
      const head: Buffer[] = [];
      let seen = 0;
      for await (const chunk of streamOf(Body)) {
        hash.update(chunk);
        if (seen < headBytes) head.push(chunk);
        seen += chunk.length;
      }
      return { sha256: hash.digest('hex'), head: Buffer.concat(head).subarray(0, headBytes) };
    },
    async *list(prefix, before) {
      let ContinuationToken: string | undefined;
      do {
        const page = await bucket.ask((client) => client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })));
        for (const { Key, LastModified } of page.Contents ?? []) if (Key !== undefined && (!before || (LastModified && LastModified < before))) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    problems: bucket.problems,
    async close() {
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

function streamOf(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new Error('S3 answered without a stream');
}

/** The same bytes. When they break off, or are more or fewer, the request that sends them is given up. */
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
