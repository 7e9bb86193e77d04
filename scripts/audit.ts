// Asks the registry for known weaknesses of the packages that we depend on. Not a part of the tests: not every registry answers, and what it answers
// changes without us.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Exception, judge } from './advisories.ts';

const exceptions: readonly Exception[] = [];

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: resolve(import.meta.dirname, '..'), encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });

function judged(): ReturnType<typeof judge> | undefined {
  try {
    return judge(stdout, exceptions);
  } catch {
    return undefined;
  }
}

const found = judged();
if (found === undefined) {
  console.error(`The registry tells nothing of known weaknesses: ${stdout.slice(0, 300)}`);
  process.exitCode = 2;
} else {
  for (const { name, title, url, severity } of found.open) console.error(`${severity}: ${name}: ${title} (${url})`);
  for (const { name, url } of found.idle) console.error(`Nothing needs the exception of ${name} any more (${url}).`);
  if (found.open.length + found.idle.length > 0) process.exitCode = 1;
  else console.log('The registry knows of no weakness of our packages.');
}
