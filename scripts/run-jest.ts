import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sharedFolderVariable } from '@kloak/platform/testing/shared-folder.ts';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
// Kafka's client sets timers in the past, and another package asks for what Node no longer likes: neither tells us anything.
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning', '--disable-warning=DEP0060'];

const sequencer = `--testSequencer=${join(import.meta.dirname, 'long-first.ts')}`;

/** Runs jest in this terminal; answers its exit code. */
export function runJest(args: readonly string[]): number {
  const jest = [...quiet, '--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), '--testTimeout=240000', sequencer, ...args];
  const shared = mkdtempSync(join(tmpdir(), 'kloak-tests-'));
  try {
    return spawnSync(node, jest, { cwd: root, stdio: 'inherit', env: { ...process.env, [sharedFolderVariable]: shared } }).status ?? 1;
  } finally {
    rmSync(shared, { recursive: true, force: true });
  }
}
