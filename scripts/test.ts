// The checks, then every test that needs no server; what was skipped is printed by the test that skips, with why.
import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { runJest } from './run-jest.ts';

const root = resolve(import.meta.dirname, '..');
const node = resolve(root, 'node_modules/.bin/node');
/** What one of those that run tests comes to, with the product and the browser of its stories. */
const maxBytesOfWorker = 3.5e9;
/** Stories wait for browsers and the engine's tests for clocks, so four at once are done sooner than two, also on two cores; a small machine has no memory for more than two. */
const workers = Math.min(Math.max(Math.floor(totalmem() / maxBytesOfWorker), 2), 4);
const onServers = ['services/platform/cluster/', 'deploy/stories/.*cluster'];

const checks = spawnSync(node, ['scripts/check.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
const tests = checks === 0 ? runJest([`--maxWorkers=${workers}`, '--testPathIgnorePatterns', ...onServers, '--', ...process.argv.slice(2)]) : 1;
console.log('Skipped: the tests on Kafka, MongoDB, Redis and S3, which npm run test:cluster runs.');
process.exitCode = checks || tests;
