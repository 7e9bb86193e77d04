// Number that selects cases of sweeps and seeds of properties: a commit runs the same ones on any day and machine.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleVariable } from '@kloak/platform/testing/long.ts';

/** Replacement for the commit without a repository, as in an unpacked archive. */
const packageFiles = ['package.json', 'package-lock.json'];

function commitOf(root: string): string {
  const { status, stdout } = spawnSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  return packageFiles
    .map((file) => join(root, file))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n');
}

/** Returns at most 31 bits, like a seed. The environment has priority, to repeat another commit's run; throws if its value is no number. */
export function sampleNumber(root: string, env: Readonly<Record<string, string | undefined>> = process.env): number {
  const chosen = env[sampleVariable];
  if (chosen === undefined) return createHash('sha256').update(commitOf(root)).digest().readUInt32BE() >>> 1;
  if (/^\d{1,9}$|^[12]\d{9}$/.test(chosen)) return Number(chosen);
  throw new Error(`${sampleVariable} must be a whole number, not '${chosen}'.`);
}
