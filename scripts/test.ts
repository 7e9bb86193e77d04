// `npm test`: the checks, then the tests without servers. `npm test -- PATH…`: tests of these paths, after the checks of what they touch.
import { spawnSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { isLongRun } from '@kloak/platform/testing/long.ts';
import { longTests, onServers } from './tests/kinds.ts';
import { runJest } from './tests/run-jest.ts';

const root = resolve(import.meta.dirname, '..');
const node = resolve(root, 'node_modules/.bin/node');
/** Memory of one test worker, with the product and its stories' browser. */
const maxBytesOfWorker = 3.5e9;
/** Two workers per core if memory allows, because many tests wait: for browsers, pages and clocks. */
const workers = Math.max(Math.min(Math.floor(totalmem() / maxBytesOfWorker), 2 * availableParallelism()), 2);
const paths = process.argv.slice(2);

const checks = spawnSync(node, ['scripts/checks/check.ts', ...paths], { cwd: root, stdio: 'inherit' }).status ?? 1;
const left = ['--testPathIgnorePatterns', ...onServers, ...(isLongRun ? [] : [longTests])];
process.exitCode = checks || (await runJest({ workers, args: left, paths }));
console.log('Left out: the tests on Kafka, MongoDB, Redis and S3 (npm run test:cluster), and whole sweeps (npm run test:long).');
