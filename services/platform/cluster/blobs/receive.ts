import type { IncomingMessage } from 'node:http';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Refusal } from '../../errors.ts';
import { type FormRequest, type FormTarget, ownerField, type SignedForm } from '../../ports/blobs.ts';
import { badForm, checkForm, fileTooLarge, formExpired, formUrl, notAllowed, otherForm, wrongSize } from '../../ports/shared/blob-rules.ts';
import type { Bucket } from './client.ts';
import { boundaryOf, readFormHead } from './form-head.ts';
import { receiveInParts } from './form-in-parts.ts';
import type { PartSizes } from './parts.ts';
import { checkConditions, checkPolicy, type SigningKey } from './policy.ts';
import type { BlobsProxy } from './proxy.ts';

export async function signForm(bucket: Bucket, request: FormRequest): Promise<SignedForm> {
  checkForm(request);
  const { key, size, minSize = size, type, owner, expiresInSeconds } = request;
  const { fields } = await createPresignedPost(bucket.client, {
    Bucket: bucket.name,
    Key: key,
    Conditions: [
      ['content-length-range', minSize, size],
      ['eq', '$Content-Type', type],
    ],
    Fields: { 'Content-Type': type, [ownerField]: owner },
    Expires: expiresInSeconds,
  });
  // The URL contains the bucket.
  const { bucket: _, ...rest } = fields;
  return { url: formUrl, fields: rest };
}

type Store = { bucket: Bucket; proxy: BlobsProxy; endpoint: string; signing: SigningKey; sizes: PartSizes };

/**
 * Receives a posted form, until its end or until `signal` aborts, and returns its key. S3 parses the form itself, unless the file is too large for that.
 */
export async function receiveForm(store: Store, request: IncomingMessage, posting: FormTarget): Promise<string> {
  const { bucket, signing, sizes } = store;
  const { owner, signal, accepted } = posting;
  signal.throwIfAborted();
  const boundary = boundaryOf(request.headers['content-type']);
  const fields = await readFormHead(request, boundary, signal);
  const policy = checkPolicy(fields, owner, signing);
  const inParts = policy.maxBytes > sizes.wholeBytes;
  if (inParts) checkConditions(fields, policy, bucket.name, new Date());
  accepted(policy.key);
  return inParts ? receiveInParts({ bucket, sizes, policy, owner }, request, signal) : passForm(store, request, { signal, boundary });
}

type FormStream = { signal: AbortSignal; boundary: string };

/** Forwards a posted form to the bucket. Returns the key that S3 stored it under. */
async function passForm(store: Store, request: IncomingMessage, { signal, boundary }: FormStream): Promise<string> {
  const { bucket, proxy, endpoint } = store;
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const whole = watchForm(request, boundary);
  const headers = {
    'content-type': type,
    ...(length !== undefined && { 'content-length': length }),
    ...(encoding !== undefined && { 'transfer-encoding': encoding }),
  };
  const answer = await proxy.pass(request, { url: `${endpoint}/${bucket.name}`, headers, signal }).catch(() => {
    signal.throwIfAborted();
    throw request.destroyed && !request.complete ? badForm('The upload was cut off.') : bucket.doubt();
  });
  const text = await textOf(answer).catch(() => {
    throw bucket.doubt();
  });
  // Answered before all was sent: the rest is not for S3.
  if (!request.complete) answer.destroy();
  if (answer.statusCode === 204) return storedKey(bucket.name, answer.headers.location);
  const isOfForm = answer.statusCode === 500 && !whole();
  throw refusalOf(answer.statusCode ?? 0, text) ?? (isOfForm ? unreadable() : bucket.doubt());
}

/** Location in S3's answer: `…/bucket/key`, or `bucket.…/key`. */
function storedKey(bucket: string, location = ''): string {
  const path = decodeURIComponent(new URL(location, 'http://s3').pathname).slice(1);
  return path.startsWith(`${bucket}/`) ? path.slice(bucket.length + 1) : path;
}

/** Refusal for S3's XML; undefined if S3 itself has a fault. */
function refusalOf(status: number, xml: string): Refusal | undefined {
  if (status < 400 || status >= 500) return undefined;
  const [code, message = ''] = ['Code', 'Message'].map((name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]);
  switch (code) {
    case 'EntityTooLarge':
      return fileTooLarge();
    case 'EntityTooSmall':
      return wrongSize();
    case 'AccessDenied':
      return message.includes('expired') ? formExpired() : otherForm();
    case 'SignatureDoesNotMatch':
    case 'InvalidAccessKeyId':
      return notAllowed('bad-signature', 'This form was not signed here.');
    case 'NoSuchBucket':
      return undefined;
    default:
      return unreadable();
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size <= 65_536) parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Watches both ends of a forwarded form. True if it had both: some servers answer 500 to a form without them. */
function watchForm(request: IncomingMessage, boundary: string): () => boolean {
  const size = boundary.length + 8;
  let [first, last] = [Buffer.alloc(0), Buffer.alloc(0)];
  // Paused, so that nothing passes before the proxy takes it.
  request.pause().on('data', (chunk: Buffer) => {
    if (first.length < size) first = Buffer.concat([first, chunk.subarray(0, size)]);
    last = Buffer.concat([last, chunk.subarray(-size)]).subarray(-size);
  });
  return () => first.toString('latin1').startsWith(`--${boundary}`) && last.includes(`--${boundary}--`);
}

function unreadable(): Refusal {
  return badForm('The form cannot be read.');
}
