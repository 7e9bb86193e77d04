import type { Blobs } from '../ports/blobs.ts';
import { type BlobSettings, embeddedBlobs } from './blobs/blobs.ts';
import { lockFolder } from './store/lock.ts';

/** Uses the blobs of a folder without a running process. Refuses a folder that another process uses. */
export async function useBlobs<T>(settings: BlobSettings, action: (blobs: Blobs) => Promise<T>): Promise<T> {
  const lock = lockFolder(settings.dataDir);
  try {
    return await action(await embeddedBlobs(settings));
  } finally {
    lock.release();
  }
}
