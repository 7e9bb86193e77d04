// Folder shared by the processes of a test run, with the reporter's results for the runner.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolderVariable } from '@kloak/platform/testing/shared-folder.ts';

/** Environment variable with the end of the run, as in `Date.now()`. */
export const endVariable = 'KLOAK_TEST_END';

/** A test file that failed: `faults` has one line for each test, `first` the first message whole. */
export type FailedFile = { readonly file: string; readonly faults: readonly string[]; readonly first: string };
/** `files`: all that ended; `unfinished` were under way when the run was ended. */
export type Outcome = { readonly files: readonly string[]; readonly failed: readonly FailedFile[]; readonly unfinished: readonly string[] };

/** Absent if jest is run directly. */
const shared = process.env[sharedFolderVariable];

export function writeOutcome(outcome: Outcome): void {
  if (shared !== undefined) writeFileSync(join(shared, 'outcome.json'), JSON.stringify(outcome));
}

/** `undefined` if jest ended before its reporter ran. */
export function readOutcome(folder: string): Outcome | undefined {
  const file = join(folder, 'outcome.json');
  if (!existsSync(file)) return undefined;
  const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'));
  return outcome;
}

/** The process that runs a test file now; see note-worker.js. */
export function workerOf(path: string): number | undefined {
  const folder = join(shared ?? '', 'workers');
  const pids = shared !== undefined && existsSync(folder) ? readdirSync(folder) : [];
  return pids.map(Number).find((pid) => readFileSync(join(folder, String(pid)), 'utf8') === path);
}
