// Keys of one installation: all its processes restart with them together.
// npm run make-keys [folder]: new keys for all processes of a cluster, a file of settings for each, `media.env` and so on; see [Note: Service keys].
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyVariables, newServiceKeys } from '@kloak/platform/trust/service-keys.ts';
import { clusterTargets } from '../deploy/services.ts';

const folder = resolve(process.argv[2] ?? 'keys');

/** Files are readable by our own user only. Existing keys may be in use, so they are not overwritten. */
function write(): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, keys] of newServiceKeys(clusterTargets)) {
    const lines = Object.entries(keyVariables(keys)).map(([variable, value]) => `${variable}=${value}\n`);
    writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600, flag: 'wx' });
  }
  console.log(`Keys for ${clusterTargets.join(', ')} are in ${folder}: give each process the file of its name and no other.`);
}

try {
  write();
} catch (error) {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  console.error(isThere ? `${folder} holds keys already. Name another folder, or remove them first.` : error);
  process.exitCode = 1;
}
