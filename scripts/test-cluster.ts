// Runs the tests that need real servers: brings the servers up, tests, and stops them again if they were not up before.
//   scripts/test-cluster.ts [jest's own arguments]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readServersState } from '@kloak/platform/testing/servers.ts';
import { runJest } from './run-jest.ts';

const servers = (verb: string): number => spawnSync(join(import.meta.dirname, 'servers'), [verb], { stdio: 'inherit' }).status ?? 1;

const wereUp = readServersState() !== undefined;
let failed = servers('up');
if (failed === 0) {
  const given = process.argv.slice(2);
  const tests = given.length > 0 ? given : ['services/platform/cluster', 'deploy/stories/.*cluster'];
  // Mostly they wait for servers and for processes that start: more of them at once than there are cores.
  failed = runJest(['--maxWorkers=3', ...tests]);
  if (!wereUp) servers('down');
}
process.exitCode = failed;
