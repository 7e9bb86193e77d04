import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { ownerField } from '../../ports/blobs.ts';
import { badForm, fileTooLarge, maxFormBytes, wrongSize } from '../../ports/shared/blob-rules.ts';
import { type Arrival, readPostedForm } from '../../ports/shared/read-posted-form.ts';
import type { Bucket } from './client.ts';
import { type PartSizes, putInParts } from './parts.ts';
import type { SignedPolicy } from './policy.ts';

type FormReceipt = { bucket: Bucket; sizes: PartSizes; policy: SignedPolicy; owner: string };

const metaPrefix = 'x-amz-meta-';
const ignore = () => undefined;

/** Stores the file of a form with checked fields, in parts as it arrives. Returns its key. Refuses as `readPostedForm` does, and 413 `file-too-large`. */
export function receiveInParts(receiving: FormReceipt, request: IncomingMessage, signal: AbortSignal): Promise<string> {
  return readPostedForm(request, signal, async (file, { announcedBytes }) => {
    if (announcedBytes > receiving.policy.maxBytes + maxFormBytes) throw fileTooLarge();
    return storeFile(receiving, file);
  });
}

/** The last part waits for the end of the form: S3 makes an object of the parts once it arrives. */
async function storeFile({ bucket, sizes, policy, owner }: FormReceipt, file: Readable): Promise<Arrival> {
  const read = Promise.withResolvers<void>();
  const form = Promise.withResolvers<void>();
  form.promise.catch(ignore);
  const Body = Readable.from(untilForm(file, policy, read.resolve, form.promise), { objectMode: false });
  const params = { Bucket: bucket.name, Key: policy.key, Body, ContentType: policy.type, Metadata: { [ownerField.slice(metaPrefix.length)]: owner } };
  const stored = putInParts(bucket, params, sizes);
  stored.catch(read.reject);
  await read.promise;
  return {
    key: policy.key,
    async commit() {
      form.resolve();
      await stored;
    },
    async discard() {
      form.reject(badForm('The form was given up.'));
      await stored.catch(ignore);
    },
  };
}

async function* untilForm(file: Readable, { minBytes, maxBytes }: SignedPolicy, wasRead: () => void, form: Promise<void>): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  for await (const piece of file) {
    bytes += piece.length;
    if (bytes > maxBytes) throw fileTooLarge();
    yield piece;
  }
  if (bytes < minBytes) throw wrongSize();
  wasRead();
  await form;
}
