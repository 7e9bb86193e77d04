import type { Blobs } from '../ports/blobs.ts';
import { s3Blobs } from './blobs/blobs.ts';
import type { S3Settings } from './blobs/client.ts';

/** Uses the blobs of a bucket, also while others serve them. `masterKey` as in `readMasterKeys`. */
export async function useBlobs<T>(settings: S3Settings & { masterKey: string }, action: (blobs: Blobs) => Promise<T>): Promise<T> {
  const blobs = await s3Blobs(settings);
  try {
    return await action(blobs);
  } finally {
    await blobs.close();
  }
}
