// Everything that can be told without running the product: types, style, import rules, dead code, fresh generated types.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '..');
const checks: [string, string, string[]][] = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'web/tsconfig.json']],
  ['style', 'biome', ['check', '--error-on-warnings', '.']],
  ['import rules', 'depcruise', ['services', 'gateway', 'web/src', 'deploy', 'scripts', 'proto']],
  ['dead code and unused packages', 'knip', []],
  ['generated types', 'node', ['scripts/generate.ts', '--check']],
];

/** Resolves with whether all is well, and what was said. */
async function run(tool: string, args: readonly string[]): Promise<{ isWell: boolean; said: string }> {
  const child = spawn(resolve(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<boolean>((done, fail) => child.once('error', fail).once('close', (code) => done(code === 0)));
  const [isWell, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { isWell, said: said.join('\n') };
}

const waiting = checks.values();
let failed = false;
/** Takes one after the other of those that wait. */
async function work(): Promise<void> {
  for (const [name, tool, args] of waiting) {
    const { isWell, said } = await run(tool, args);
    console.log(`${isWell ? 'ok    ' : 'FAILED'} ${name}`);
    if (isWell) continue;
    failed = true;
    console.log(said);
  }
}
// Two at once: most of them use one core.
await Promise.all([work(), work()]);
process.exitCode = failed ? 1 : 0;
