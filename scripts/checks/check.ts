// Checks that need no running product: types, style, regular expressions, import rules, dead code, generated types, CSS classes, documentation.
//   scripts/check.ts [paths]     of some paths, the types, the style, the regular expressions and the classes alone
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../..');
type Check = [name: string, tool: string, args: string[]];
/** Each checker checks the shared types again, and two checks run concurrently: more checkers than idle cores only take longer. */
const checkers = Math.min(Math.max(Math.floor(availableParallelism() / 2), 1), 4);
/** Results are kept, so that the next run compiles only changed files. */
const compile = (project: string, name: string): string[] => [
  ...['-p', project, '--checkers', `${checkers}`],
  ...['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}`],
];
const types: Check = ['types', 'tsc', compile('tsconfig.json', 'backend')];
const typesOfWeb: Check = ['types of the web app', 'tsc', compile('web/tsconfig.json', 'web')];
/** A worker has other globals than a page. */
const typesOfWorker: Check = ['types of the service worker', 'tsc', compile('web/src/worker/tsconfig.json', 'worker')];
const typesOfLoad: Check = ['types of the load scripts', 'tsc', compile('deploy/load/tsconfig.json', 'load')];
const styleOf = (paths: readonly string[]): Check => ['style', 'biome', ['check', '--error-on-warnings', ...paths]];
/** Expressions that backtrack, or restart at each position, would block all callers during one long text. */
const expressionsIn = (paths: readonly string[]): Check => ['regular expressions', 'oxlint', ['--no-error-on-unmatched-pattern', ...paths]];
const classes: Check = ['classes of modules', 'node', ['scripts/checks/classes.ts']];
const everything: Check[] = [
  types,
  typesOfWeb,
  typesOfWorker,
  typesOfLoad,
  styleOf(['.']),
  expressionsIn(['.']),
  ['import rules', 'depcruise', ['services', 'gateway', 'web/src', 'deploy', 'scripts', 'proto']],
  ['dead code and unused packages', 'knip', []],
  ['generated types', 'node', ['scripts/generate/generate.ts', '--check']],
  classes,
  ['documentation', 'node', ['scripts/checks/docs.ts']],
  ['comments', 'node', ['scripts/checks/comments.ts']],
];

function checksOf(paths: readonly string[]): Check[] {
  if (paths.length === 0) return everything;
  const isWeb = (path: string) => /^(\.\/)?web(\/|$)/.test(path);
  const there = paths.filter((path) => existsSync(resolve(root, path)));
  return [
    ...(paths.some(isWeb) ? [typesOfWeb, typesOfWorker, classes] : []),
    ...(paths.every(isWeb) ? [] : [types]),
    ...(there.length > 0 ? [styleOf(there), expressionsIn(there)] : []),
  ];
}

/** Resolves with the result and the output of a check. */
async function run(tool: string, args: readonly string[]): Promise<{ isWell: boolean; said: string }> {
  const child = spawn(resolve(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<boolean>((done, fail) => child.once('error', fail).once('close', (code) => done(code === 0)));
  const [isWell, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { isWell, said: said.join('\n') };
}

const waiting = checksOf(process.argv.slice(2)).values();
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
// Two concurrently, since most use one core.
await Promise.all([work(), work()]);
process.exitCode = failed ? 1 : 0;
