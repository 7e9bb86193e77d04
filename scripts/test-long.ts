// `npm run test:long`: everything that can be proved, on both platforms; sweeps take all of their cases. Its parts go on where one fails, so that one run tells all.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { longRunVariable } from '@kloak/platform/testing/long.ts';
import { endVariable } from './tests/run-folder.ts';

const root = resolve(import.meta.dirname, '..');
const node = resolve(root, 'node_modules/.bin/node');
const maxRunMs = 45 * 60_000;
const parts: [string, string[]][] = [
  ['checks and tests', ['scripts/test.ts']],
  ['on real servers', ['scripts/test-cluster.ts']],
  ['the first start', ['scripts/prove-start.ts']],
];

const env = { ...process.env, [longRunVariable]: '1', [endVariable]: String(Date.now() + maxRunMs) };
const rows = parts.map(([name, args]) => {
  const begun = performance.now();
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env });
  return { name, isWell: status === 0, seconds: Math.round((performance.now() - begun) / 1000) };
});
for (const { name, isWell, seconds } of rows) console.log(`${isWell ? 'ok    ' : 'FAILED'} ${name}: ${seconds} s`);
process.exitCode = rows.every(({ isWell }) => isWell) ? 0 : 1;
