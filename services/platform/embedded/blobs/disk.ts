// The health of the disk under the blobs: when it is full or does not take writes, uploads are refused in words, before they
// take the space that the logs need.
import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '../../codec/fields.ts';
import { expectSpace, spaceOf, storageFull } from '../../disk-space.ts';
import { Refusal, unavailable } from '../../errors.ts';

/** Kept for bytes that are to come. */
export type Room = {
  /** So many have come: from now on the disk itself tells of them. */
  filled(bytes: number): void;
  /** No more will come. */
  close(): void;
};

export type Disk = {
  /** Refuses what would not leave the reserve free beside all that is coming: 503 `storage-full`. */
  keep(bytes: number): Room;
  /** Makes ours what a write threw. */
  failed(error: unknown): unknown;
  problems(): string[];
};

/** `folder` takes the probe that tells whether writing works again. */
export function watchDisk(folder: string): Disk {
  let fault: string | undefined;
  let coming = 0;
  const mended = () => {
    try {
      const probe = join(folder, 'probe');
      writeFileSync(probe, Buffer.alloc(65_536), { flush: true });
      unlinkSync(probe);
      return true;
    } catch {
      return false;
    }
  };
  return {
    keep(bytes) {
      expectSpace(folder, coming + bytes);
      let left = bytes;
      coming += left;
      const fill = (more: number) => {
        left -= more;
        coming -= more;
      };
      return { filled: (more) => fill(Math.min(more, left)), close: () => fill(left) };
    },
    failed(error) {
      if (error instanceof Refusal) return error;
      const code = errorCode(error);
      const words = code === undefined ? undefined : faults[code];
      if (words === undefined) return error;
      fault = words;
      return code === 'ENOSPC' || code === 'EDQUOT' ? storageFull() : unavailable('Storage');
    },
    problems() {
      if (fault !== undefined && mended()) fault = undefined;
      const space = spaceOf(folder);
      if (space && space.free < space.reserve) return ['blobs: their disk is full: no file can be stored'];
      return fault === undefined ? [] : [`blobs: their folder ${fault}: no file can be stored`];
    },
  };
}

const faults: Record<string, string> = {
  ENOSPC: 'has no space left',
  EDQUOT: 'is over its quota',
  ENOENT: 'is not where it was: it was moved or removed while it was in use',
  EROFS: 'is read-only',
  EACCES: 'may not be written by this process',
  EPERM: 'may not be written by this process',
  EIO: 'cannot be written: the disk reports errors',
  EMFILE: 'cannot be written: too many open files',
  ENFILE: 'cannot be written: too many open files',
};

/** The code of a system error, as in `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return isFields(error) && typeof error.code === 'string' ? error.code : undefined;
}
