// The checks, then every test that needs no server; what was skipped is printed by the test that skips, with why.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runJest } from './run-jest.ts';

const root = resolve(import.meta.dirname, '..');
const node = resolve(root, 'node_modules/.bin/node');
const onServers = ['services/platform/cluster/', 'deploy/stories/.*cluster'];

const checks = spawnSync(node, ['scripts/check.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
const tests = checks === 0 ? runJest(['--maxWorkers=2', '--testPathIgnorePatterns', ...onServers, '--', ...process.argv.slice(2)]) : 1;
console.log('Skipped: the tests on Kafka, MongoDB, Redis and S3, which npm run test:cluster runs.');
process.exitCode = checks || tests;
