// [Note: The logs' reserve] Without space for the logs nothing can be recorded, so files of any kind leave a part of the disk to them.
import { statfsSync } from 'node:fs';
import { Refusal } from './errors.ts';

/** Of the disk of a folder, in bytes: what is free, and the logs' reserve of 2 %, at most 256 MB. Nothing where the system does not tell. */
export function spaceOf(folder: string): { free: number; reserve: number } | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, reserve: Math.min(256e6, blocks * bsize * 0.02) };
  } catch {
    return undefined;
  }
}

/** Refuses bytes that would not leave the reserve free on the disk of a folder: 503 `storage-full`. */
export function expectSpace(folder: string, bytes: number): void {
  const space = spaceOf(folder);
  if (space && space.free - bytes < space.reserve) throw storageFull();
}

export function storageFull(): Refusal {
  return new Refusal('unavailable', 'storage-full', 'There is no space left to store files. Please tell whoever runs this vault.');
}
