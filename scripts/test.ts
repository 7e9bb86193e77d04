// The checks, then every test that needs no server; what was skipped is printed by the test that skips, with why.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = resolve(root, 'node_modules/.bin/node');
const run = (args: string[]) => spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

const onServers = ['services/platform/cluster/', 'deploy/stories/.*cluster'];
const jest = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--testTimeout=30000',
  '--maxWorkers=2',
  '--testPathIgnorePatterns',
  ...onServers,
  '--',
];

const checks = run(['scripts/check.ts']);
const tests = checks === 0 ? run([...jest, ...process.argv.slice(2)]) : 1;
console.log('Skipped: the tests on Kafka, MongoDB, Redis and S3, which npm run test:cluster runs.');
process.exitCode = checks || tests;
