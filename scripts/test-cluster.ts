// Runs the tests that need real servers: those named by the environment, or its own, which it starts and stops if they were not up before.
//   scripts/test-cluster.ts [paths]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isLongRun } from '@kloak/platform/testing/long.ts';
import { areNamed, readServersState, serversEnv } from '@kloak/platform/testing/servers.ts';
import { silent } from '../deploy/real-servers/answers.ts';
import { adapters, clusterStories, longTests } from './tests/kinds.ts';
import { runJest } from './tests/run-jest.ts';

const servers = (verb: string): number => spawnSync(join(import.meta.dirname, 'servers'), [verb], { stdio: ['inherit', 'ignore', 'inherit'] }).status ?? 1;

async function test(): Promise<number> {
  const addresses = serversEnv();
  const quiet = addresses ? await silent(addresses) : ['any'];
  if (quiet.length > 0) {
    console.error(`The servers do not answer: ${quiet.join(', ')}`);
    return 1;
  }
  const left = isLongRun ? [] : ['--testPathIgnorePatterns', longTests];
  const paths = process.argv.slice(2);
  if (paths.length > 0) return runJest({ workers: 1, args: left, paths });
  // More concurrent files than cores, because most wait for servers. A story starts nine or more processes, so it runs alone.
  const failed = await runJest({ workers: 5, args: left, paths: [adapters] });
  if (failed && !isLongRun) return failed;
  return (await runJest({ workers: 1, args: left, paths: [clusterStories] })) || failed;
}

// Runs at the exit even after a signal.
if (!areNamed() && readServersState() === undefined) process.once('exit', () => void servers('down'));
process.exitCode = (areNamed() ? 0 : servers('up')) || (await test());
