// The number that chooses the cases of sweeps and the seeds of properties: the same commit runs the same ones on any day and machine.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleVariable } from '@kloak/platform/testing/long.ts';

/** Stand for the tree where there is no repository, as in an unpacked archive. */
const packageFiles = ['package.json', 'package-lock.json'];

function commitOf(root: string): string {
  const { status, stdout } = spawnSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  return packageFiles
    .map((file) => join(root, file))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n');
}

/** At most 31 bits, as a seed has; what the environment names comes first, as to repeat the run of another commit. Throws where that is no number. */
export function sampleNumber(root: string, env: Readonly<Record<string, string | undefined>> = process.env): number {
  const chosen = env[sampleVariable];
  if (chosen === undefined) return createHash('sha256').update(commitOf(root)).digest().readUInt32BE() >>> 1;
  if (/^\d{1,9}$|^[12]\d{9}$/.test(chosen)) return Number(chosen);
  throw new Error(`${sampleVariable} must be a whole number, not '${chosen}'.`);
}
