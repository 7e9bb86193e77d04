import type { Blobs } from '../ports/blobs.ts';
import { type BlobSettings, embeddedBlobs } from './blobs/blobs.ts';
import { holdFolder } from './store/lock.ts';

/** Uses the blobs of a folder without a running process. Refuses a folder that another process uses. */
export async function useBlobs<T>(settings: BlobSettings, action: (blobs: Blobs) => Promise<T>): Promise<T> {
  const lock = holdFolder(settings.dataDir);
  try {
    return await action(await embeddedBlobs(settings));
  } finally {
    lock.release();
  }
}
