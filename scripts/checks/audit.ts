// Checks our packages for known weaknesses at the registry. Not a test: some registries do not answer, and answers change without us. Exits with 1 for a
// weakness, with 2 if the registry cannot tell.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Exception, judge, knowsWeaknesses } from './advisories.ts';

const exceptions: readonly Exception[] = [];
const root = resolve(import.meta.dirname, '../..');
const npm = (...args: string[]) => spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).stdout;

function cannotTell(why: string): void {
  console.error(`The registry cannot tell of known weaknesses: ${why.slice(0, 300)}`);
  process.exitCode = 2;
}

function tell({ open, idle }: ReturnType<typeof judge>): void {
  for (const { name, title, url, severity } of open) console.error(`${severity}: ${name}: ${title} (${url})`);
  for (const { name, url } of idle) console.error(`Nothing needs the exception of ${name} any more (${url}).`);
  if (open.length + idle.length > 0) process.exitCode = 1;
  else console.log('The registry knows of no weakness of our packages.');
}

const report = npm('audit', '--json');
try {
  const found = judge(report, exceptions);
  // A mirror with empty answers must not pass for one without weaknesses.
  if (await knowsWeaknesses(npm('config', 'get', 'registry').trim())) tell(found);
  else cannotTell('it does not know of one that is known everywhere.');
} catch {
  cannotTell(report);
}
