// Runs jest, kills all its child processes, and distinguishes a defect from a busy machine: failed files run once more, alone.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { descendantsOf, kill, processesWith } from '@kloak/platform/testing/descendants.ts';
import { isLongRun, sampleVariable } from '@kloak/platform/testing/long.ts';
import { sharedFolderVariable } from '@kloak/platform/testing/shared-folder.ts';
import { noteAlone } from './alone-counts.ts';
import { endVariable, type FailedFile, type Outcome, readOutcome } from './run-folder.ts';
import { sampleNumber } from './sample.ts';

const root = resolve(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
// Kafka's client sets timers in the past, and another package uses a deprecated API; neither warning is useful.
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning', '--disable-warning=DEP0060'];

const sequencer = `--testSequencer=${join(import.meta.dirname, 'long-first.ts')}`;
const maxRunMs = (isLongRun ? 60 : 25) * 60_000;
/** Less than the reporter's limit for a whole file. */
const maxTestMs = isLongRun ? 800_000 : 200_000;
/** The reporter ends the run in words; this much later it is ended without. */
const graceMs = 30_000;
/** Maximum files that may pass only alone; more are no accident. See `.ci/run`, whose parts share one list. */
const maxAlone = 3;
/** Names the file with the list of files that passed only alone, for several runs together. */
const aloneListVariable = 'KLOAK_TEST_ALONE';
/** Names the file that counts them over runs, as for a test of this file. */
const aloneCountsVariable = 'KLOAK_TEST_ALONE_COUNTS';

const sample = sampleNumber(root);
console.log(`Cases are chosen by the commit: ${sampleVariable}=${sample} repeats them.`);

/** Untracked: a fresh clone starts a new count. */
const aloneCounts = process.env[aloneCountsVariable] ?? join(root, 'node_modules/.cache/kloak-tests/alone.json');

const inMemory = '/dev/shm';
/** Maximum size of all tests' data folders at once, with a large margin. */
const maxBytesOfData = 8e9;

/** Folder for everything that tests write; in memory if there is space, since tests wait for the disk some ten thousand times. */
function makeFolder(): string {
  const room = existsSync(inMemory) ? statfsSync(inMemory) : undefined;
  const hasRoom = room !== undefined && room.bavail * room.bsize > maxBytesOfData && freemem() > maxBytesOfData;
  return mkdtempSync(join(hasRoom ? inMemory : tmpdir(), 'kloak-tests-'));
}

type JestRun = { readonly code: number; readonly outcome: Outcome | undefined };

/** Runs jest in this terminal until its end or its deadline; all remaining child processes are killed. */
async function runOnce(args: readonly string[], endsAt: number): Promise<JestRun> {
  const folder = makeFolder();
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const jest = [...quiet, '--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), `--testTimeout=${maxTestMs}`, sequencer, ...args];
  const child = spawn(node, jest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: temporary, [sharedFolderVariable]: folder, [endVariable]: String(endsAt), [sampleVariable]: String(sample) },
  });
  // Looked for while their parents are there: a product that a story starts has an environment of its own.
  const endAll = () => kill([...(child.pid === undefined ? [] : [...descendantsOf(child.pid), child.pid]), ...processesWith(sharedFolderVariable, folder)]);
  const onSignal = () => {
    endAll();
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  const watchdog = setTimeout(endAll, endsAt + graceMs - Date.now());
  try {
    const code = await new Promise<number>((done, fail) => child.once('error', fail).once('close', (status) => done(status ?? 1)));
    return { code, outcome: readOutcome(folder) };
  } finally {
    clearTimeout(watchdog);
    for (const signal of signals) process.off(signal, onSignal);
    endAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const lines = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

/** Repeats failed files one after another. Returns the faults of those that fail again, and the files that pass. */
async function runAlone(failed: readonly FailedFile[], endsAt: number): Promise<{ faults: readonly string[]; alone: readonly string[] }> {
  const list = process.env[aloneListVariable] ?? join(mkdtempSync(join(tmpdir(), 'kloak-alone-')), 'list');
  if (lines(list) + failed.length > maxAlone) return { faults: failed.flatMap(({ faults }) => faults), alone: [] };
  const faults: string[] = [];
  const alone: string[] = [];
  for (const { file, first } of failed) {
    console.log(`\nOnce more, alone: ${file}`);
    const { code, outcome } = await runOnce(['--maxWorkers=1', '--runTestsByPath', file], endsAt);
    if (code !== 0) {
      faults.push(...(outcome?.failed.flatMap((again) => again.faults) ?? [`${file}: ended without a word`]));
      continue;
    }
    appendFileSync(list, `${file}\n`);
    alone.push(file);
    console.log(`passed only when alone: ${file}\n${first}`);
  }
  return { faults, alone };
}

/** `args`: options of jest; `paths`: test files, or all if empty. */
export type Choice = { readonly workers: number; readonly args: readonly string[]; readonly paths: readonly string[] };

/** Runs the chosen tests; returns the exit code. Failures are printed last, one line per test. */
export async function runJest({ workers, args, paths }: Choice): Promise<number> {
  const endsAt = Math.min(Number(process.env[endVariable] ?? Number.POSITIVE_INFINITY), Date.now() + maxRunMs);
  const { code, outcome } = await runOnce([`--maxWorkers=${workers}`, ...args, '--', ...paths], endsAt);
  const { files = [], failed = [], unfinished = [] } = outcome ?? {};
  if (code === 0) {
    noteAlone(aloneCounts, files, []);
    return 0;
  }
  const isWhole = outcome !== undefined && unfinished.length === 0;
  const again = isWhole ? await runAlone(failed, endsAt) : { faults: failed.flatMap((file) => file.faults), alone: [] };
  const counted = noteAlone(aloneCounts, files, again.alone);
  for (const line of counted.lines) console.log(line);
  const faults = [...unfinished.map((what) => `under way when the run was ended: ${what}`), ...again.faults, ...counted.faults];
  if (failed.length === 0 && unfinished.length === 0) faults.push(`jest ended with ${code} and without a failed test`);
  if (faults.length === 0) return 0;
  console.error(['', `FAILED (${faults.length}):`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  return 1;
}
