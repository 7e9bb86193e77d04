// A disk that can be filled and made read-only: a real mount, if the tests may create one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { path: string; readOnly(yes: boolean): void; close(): void };

/** Mounts an empty disk of that size; undefined, with a printed line, if mounting is not permitted. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'kloak-disk-'));
  const run = (...words: string[]) => execFileSync(words[0] ?? '', words.slice(1), { stdio: 'pipe' });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path);
  } catch {
    rmdirSync(path);
    process.stdout.write('skipped: tests on a small disk (mounting is not allowed here)\n');
    return undefined;
  }
  return {
    path,
    readOnly: (yes) => void run('mount', '-o', `remount,${yes ? 'ro' : 'rw'}`, path),
    close() {
      run('umount', '-l', path);
      rmdirSync(path);
    },
  };
}
