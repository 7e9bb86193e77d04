// Everything that can be told without running the product: types, style, import rules, dead code, fresh generated types.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const checks: [string, string, string[]][] = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'web/tsconfig.json']],
  ['style', 'biome', ['check', '--error-on-warnings', '.']],
  ['import rules', 'depcruise', ['services', 'gateway', 'web/src', 'deploy', 'scripts', 'proto']],
  ['dead code and unused packages', 'knip', []],
  ['generated types', 'node', ['scripts/generate.ts', '--check']],
];

let failed = false;
for (const [name, tool, args] of checks) {
  const { status, stdout, stderr } = spawnSync(resolve(root, 'node_modules/.bin', tool), args, { cwd: root, encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) {
    failed = true;
    console.log(stdout, stderr);
  }
}
process.exitCode = failed ? 1 : 0;
