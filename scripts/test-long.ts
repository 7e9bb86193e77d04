// `npm run test:long`: all proofs on both platforms; sweeps run all their cases. A failed part does not stop the others, so one run shows everything.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { longRunVariable } from '@kloak/platform/testing/long.ts';
import { endVariable } from './tests/run-folder.ts';

const root = resolve(import.meta.dirname, '..');
const node = resolve(root, 'node_modules/.bin/node');
const maxRunMs = 60 * 60_000;
const parts: [string, string[]][] = [
  ['checks and tests', ['scripts/test.ts']],
  ['on real servers', ['scripts/test-cluster.ts']],
  ['the first start', ['scripts/prove-start.ts']],
];

const env = { ...process.env, [longRunVariable]: '1', [endVariable]: String(Date.now() + maxRunMs) };
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isEnded = false;

/** True if the part passes. A signal is forwarded, so that the part cleans up; no other part follows. */
async function run(args: readonly string[]): Promise<boolean> {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  const end = (signal: NodeJS.Signals) => {
    isEnded = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, end);
  const [code] = await once(child, 'close');
  for (const signal of signals) process.off(signal, end);
  return code === 0;
}

const rows: { name: string; isWell: boolean; seconds: number }[] = [];
for (const [name, args] of parts) {
  if (isEnded) break;
  const begun = performance.now();
  rows.push({ name, isWell: await run(args), seconds: Math.round((performance.now() - begun) / 1000) });
}
for (const { name, isWell, seconds } of rows) console.log(`${isWell ? 'ok    ' : 'FAILED'} ${name}: ${seconds} s`);
process.exitCode = rows.length === parts.length && rows.every(({ isWell }) => isWell) ? 0 : 1;
