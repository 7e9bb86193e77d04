// Health of the disk under the blobs. If it is full or refuses writes, uploads are refused in words, before they take the space that the logs need.
import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '../../codec/fields.ts';
import { Refusal, unavailable } from '../../errors.ts';
import { diskSpaceOf, reserveSpace, type SpaceReservation, storageFull } from '../../ports/shared/disk-space.ts';

export type Disk = {
  /** Refuses bytes if the reserve would not stay free beside all expected ones: 503 `storage-full`. */
  keep(bytes: number): SpaceReservation;
  /** Translates an error of a write. */
  failed(error: unknown): unknown;
  /** Translates an error of a read: a damaged file is no problem of the disk. */
  unread(error: unknown): unknown;
  space(): { used: number; free: number } | undefined;
  problems(): string[];
};

const probeEveryMs = 1000;

/** `folder` receives the probe file that shows if writing works again. */
export function watchDisk(folder: string): Disk {
  let fault: string | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  /** Limited in frequency: anybody may ask for the health, and a probe blocks everything until the disk has written it. */
  const mended = () => {
    if (performance.now() - probedAt < probeEveryMs) return false;
    probedAt = performance.now();
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
    keep: (bytes) => reserveSpace(folder, bytes),
    failed(error) {
      if (error instanceof Refusal) return error;
      const code = errorCode(error);
      const words = code === undefined ? undefined : faults[code];
      if (words === undefined) return error;
      if (fault === undefined) probedAt = Number.NEGATIVE_INFINITY;
      fault = words;
      return code === 'ENOSPC' || code === 'EDQUOT' ? storageFull() : unavailable('Storage');
    },
    unread: (error) => (error instanceof Refusal || errorCode(error) === undefined ? error : unavailable('Storage')),
    space: () => diskSpaceOf(folder),
    problems() {
      if (fault !== undefined && mended()) fault = undefined;
      const space = diskSpaceOf(folder);
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
