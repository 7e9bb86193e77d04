import { Refusal } from '../errors.ts';
import { type BlobSettings, embeddedBlobs, keysDirOf } from './blobs/blobs.ts';
import { beginRotation, endRotation } from './blobs/master-file.ts';
import { lockFolder } from './store/lock.ts';

/**
 * Wraps all keys of a folder with another master key: the first of the given ones, or a new one that replaces `master.key`. If it is interrupted, call
 * it again. Returns the number of wrapped keys. Refuses a folder that another process uses.
 */
export async function rotateKey(settings: BlobSettings): Promise<number> {
  const lock = lockFolder(settings.dataDir);
  try {
    const byFile = settings.masterKey === undefined;
    if (byFile && !(await beginRotation(keysDirOf(settings))))
      throw new Refusal('missing', 'no-master-key', `There is no master.key in ${keysDirOf(settings)} yet.`);
    const wrapped = await (await embeddedBlobs(settings)).rewrapKeys();
    if (byFile) await endRotation(keysDirOf(settings));
    return wrapped;
  } finally {
    lock.release();
  }
}
