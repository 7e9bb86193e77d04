// Runs the tests that need real servers: brings the servers up, tests, and stops them again if they were not up before.
//   scripts/test-cluster.ts [jest's own arguments]
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readServersState } from '@kloak/platform/testing/servers.ts';

const root = resolve(import.meta.dirname, '..');
const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): number =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
const servers = (verb: string) => run(join(root, 'scripts/servers'), [verb]);

const wereUp = readServersState() !== undefined;
let failed = servers('up');
if (failed === 0) {
  const given = process.argv.slice(2);
  const tests = given.length > 0 ? given : ['services/platform/cluster', 'deploy/stories/.*cluster'];
  failed = run(join(root, 'node_modules/.bin/jest'), ['--runInBand', '--testTimeout=30000', ...tests], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  if (!wereUp) servers('down');
}
process.exitCode = failed;
