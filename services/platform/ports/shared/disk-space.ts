// [Note: The logs' reserve] Without space for the logs nothing can be recorded, so files of any kind leave a part of the disk to them.
import { statfsSync } from 'node:fs';
import { Refusal } from '../../errors.ts';

/** Space on the disk of a folder, in bytes: used, free, and the logs' reserve of 2 %, at most 256 MB. Undefined if the system does not report it. */
export function diskSpaceOf(folder: string): { used: number; free: number; reserve: number } | undefined {
  try {
    const { bavail, bfree, blocks, bsize } = statfsSync(folder);
    return { used: (blocks - bfree) * bsize, free: bavail * bsize, reserve: Math.min(256e6, blocks * bsize * 0.02) };
  } catch {
    return undefined;
  }
}

/** Refuses bytes that would not leave the reserve free on the disk of a folder: 503 `storage-full`. */
export function checkSpace(folder: string, bytes: number): void {
  const space = diskSpaceOf(folder);
  if (space && space.free - bytes < space.reserve) throw storageFull();
}

/** Space reserved for expected bytes. */
export type SpaceReservation = {
  /** Notes bytes that have arrived: they now count in the disk's own figures. */
  filled(bytes: number): void;
  /** Ends the reservation. */
  close(): void;
};

/** Bytes that this process expects, for all folders, which usually share one disk. */
let coming = 0;

/** Refuses bytes if the reserve would not stay free beside all expected ones: 503 `storage-full`. */
export function reserveSpace(folder: string, bytes: number): SpaceReservation {
  checkSpace(folder, coming + bytes);
  let left = bytes;
  coming += left;
  const fill = (more: number) => {
    left -= more;
    coming -= more;
  };
  return { filled: (more) => fill(Math.min(more, left)), close: () => fill(left) };
}

export function storageFull(): Refusal {
  return new Refusal('unavailable', 'storage-full', 'There is no space left to store files. Please tell whoever runs this vault.');
}
