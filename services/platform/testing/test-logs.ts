// Folder for logs of a test's processes: `scripts/tests/reporter.ts` prints the ends of them when a test fails.
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serversFolder } from './servers.ts';

/** The folder of one test file's logs; the next run of the file empties it. */
export const logsOf = (testPath: string): string => join(serversFolder, 'logs', basename(testPath).replace(/\.test\.ts$/, ''));

const emptied = new Set<string>();

/** Log folder of the running test file, or of another user of fixtures (a benchmark); empty at first. */
export function logsFolder(): string {
  const folder = logsOf((typeof expect === 'undefined' ? undefined : expect.getState().testPath) ?? 'bench');
  if (!emptied.has(folder)) rmSync(folder, { recursive: true, force: true });
  emptied.add(folder);
  mkdirSync(folder, { recursive: true });
  return folder;
}
