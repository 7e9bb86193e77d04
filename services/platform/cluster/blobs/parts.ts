// Objects that S3 does not take in one piece.
import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { incompleteMs } from '../../ports/shared/blob-rules.ts';
import type { Bucket } from './client.ts';

/**
 * Limits of uploads: objects above `wholeBytes` are sent in parts of `partBytes` (at least 5 MiB, at most 10,000 parts). One part of each upload is in
 * memory.
 */
export type PartSizes = { wholeBytes: number; partBytes: number };

/** S3 takes 5 GiB in one piece, by PUT and by POST alike. */
export const partSizes: PartSizes = { wholeBytes: 5 * 1024 ** 3, partBytes: 16 * 1024 ** 2 };

/**
 * Stores an object in parts, one after another: with several at once, a failed one would not end the reading of the rest. A failure leaves nothing,
 * unless the process is killed. Conditions are checked with the last part. Refuses as `ask` does; errors of the body are thrown.
 */
export function putInParts(bucket: Bucket, params: PutObjectCommandInput, { partBytes: partSize }: PartSizes): Promise<{ ETag?: string | undefined }> {
  return bucket.ask((client) => new Upload({ client, params, partSize, queueSize: 1 }).done());
}

/** Interval of looking for uploads of killed processes. */
export const staleCheckMs = 6 * 3_600_000;

/** Aborts uploads in parts that began days ago: their invisible parts take space. Repeated later if S3 does not answer. */
export async function abortStaleUploads({ name: Bucket, ask }: Bucket, now: Date): Promise<void> {
  try {
    const { Uploads = [] } = await ask((client) => client.send(new ListMultipartUploadsCommand({ Bucket })));
    const stale = Uploads.filter(({ Initiated }) => Initiated !== undefined && now.getTime() - Initiated.getTime() > incompleteMs);
    for (const { Key, UploadId } of stale) await ask((client) => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
  } catch {
    // The bucket's problems report it.
  }
}
