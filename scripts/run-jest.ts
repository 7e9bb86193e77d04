import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
// Kafka's client sets timers in the past, and another package asks for what Node no longer likes: neither tells us anything.
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning', '--disable-warning=DEP0060'];

/** Runs jest in this terminal; answers its exit code. */
export function runJest(args: readonly string[]): number {
  const jest = [...quiet, '--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), '--testTimeout=90000', ...args];
  return spawnSync(node, jest, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
