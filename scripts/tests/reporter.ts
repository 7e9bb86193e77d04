// Reporter for jest. It ends a test file or run that takes too long, and prints the last output of a failed test's processes. It also writes the failures
// into the run's folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { descendantsOf, kill } from '@kloak/platform/testing/descendants.ts';
import { isLongRun } from '@kloak/platform/testing/long.ts';
import { logsOf } from '@kloak/platform/testing/test-logs.ts';
import { endVariable, type FailedFile, workerOf, writeOutcome } from './run-folder.ts';

type TestFile = { path: string };
type TestCase = { status: string; ancestorTitles: string[]; fullName: string };
type CaseResult = TestCase & { failureMessages: string[] };
type FileResult = { testResults: CaseResult[]; failureMessage?: string | null; testExecError?: { message: string } };
type Underway = { since: number; test?: string };

const root = resolve(import.meta.dirname, '../..');
/** The limit can be raised, for an enlarged sweep. */
const maxFileMs = Number(process.env.KLOAK_TEST_FILE_MINUTES ?? (isLongRun ? 20 : 4)) * 60_000;
const shownSlow = 15;
const maxLines = 12;
const maxLineLength = 300;
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Tests that move the clock may share this process. */
const now = (): number => performance.timeOrigin + performance.now();

const plain = (text: string): string => text.replace(escapes, '');
const firstLine = (text: string): string => plain(text).split('\n', 1)[0]?.slice(0, maxLineLength) ?? '';

function lastLines(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-maxLines);
  return lines.map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line));
}

/** The last lines of each log that the processes of a test file keep. */
function lastWords(path: string): string[] {
  const folder = logsOf(path);
  if (!existsSync(folder)) return [];
  const logs = readdirSync(folder).sort();
  return [
    `What its processes said last (whole logs: ${folder}):`,
    ...logs.flatMap((log) => [`  ${log}`, ...lastLines(join(folder, log)).map((line) => `    ${line}`)]),
  ];
}

function failureOf(path: string, { testResults, failureMessage, testExecError }: FileResult): FailedFile | undefined {
  const file = relative(root, path);
  const cases = testResults.filter(({ status }) => status === 'failed');
  const faults = cases.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0] ?? '')}`);
  const whole = testExecError?.message ?? failureMessage;
  if (faults.length > 0) return { file, faults, first: plain(cases[0]?.failureMessages[0] ?? '') };
  return whole ? { file, faults: [`${file}: ${firstLine(whole)}`], first: plain(whole) } : undefined;
}

function tellSlowest(took: { file: string; seconds: number }[]): void {
  const all = took.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = took.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownSlow);
  console.log(
    [
      `The slowest of ${took.length} files, ${Math.round(all)} s in all workers:`,
      ...rows.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
    ].join('\n'),
  );
}

export default function reporter() {
  const underway = new Map<string, Underway>();
  const failed: FailedFile[] = [];
  const shown = new Set<string>();
  const took: { file: string; seconds: number }[] = [];
  const endsAt = Number(process.env[endVariable] ?? Number.POSITIVE_INFINITY);

  const files = () => took.map(({ file }) => file);
  const describe = (path: string, { since, test }: Underway): string =>
    `${relative(root, path)}, for ${Math.round((now() - since) / 1000)} s${test === undefined ? '' : `, at: ${test}`}`;

  function endFile(path: string, at: Underway): void {
    console.error([`Ended, since it took longer than ${maxFileMs / 60_000} min: ${describe(path, at)}`, ...lastWords(path)].join('\n'));
    const worker = workerOf(path);
    if (worker === undefined || worker === process.pid) endRun('A test file that took too long runs in the process of jest itself.');
    else kill([...descendantsOf(worker), worker]);
  }

  function endRun(why: string): void {
    const lines = [...underway].flatMap(([path, at]) => [describe(path, at), ...lastWords(path)]);
    console.error([`The run is ended. ${why} Under way:`, ...lines].join('\n'));
    writeOutcome({ files: files(), failed, unfinished: [...underway].map(([path, at]) => describe(path, at)) });
    // After jest's end, nothing else knows its child processes.
    kill(descendantsOf(process.pid));
    process.exit(1);
  }

  const watch = setInterval(() => {
    if (now() > endsAt) endRun('Its time is over.');
    for (const [path, at] of underway) {
      if (now() - at.since < maxFileMs) continue;
      underway.delete(path);
      endFile(path, at);
    }
  }, 1000);
  watch.unref();

  return {
    onTestFileStart({ path }: TestFile): void {
      underway.set(path, { since: now() });
    },
    onTestCaseStart({ path }: TestFile, { fullName }: { fullName: string }): void {
      const at = underway.get(path);
      if (at) at.test = fullName;
    },
    onTestCaseResult({ path }: TestFile, { status, ancestorTitles, fullName }: TestCase): void {
      // Later steps of a failed story add no information.
      const story = [path, ...ancestorTitles].join('\n');
      if (status !== 'failed' || shown.has(story)) return;
      shown.add(story);
      console.error([`Failed: ${fullName}.`, ...lastWords(path), ''].join('\n'));
    },
    onTestFileResult({ path }: TestFile, result: FileResult): void {
      took.push({ file: relative(root, path), seconds: (now() - (underway.get(path)?.since ?? now())) / 1000 });
      underway.delete(path);
      const failure = failureOf(path, result);
      if (failure) failed.push(failure);
    },
    onRunComplete(): void {
      clearInterval(watch);
      if (took.length > 1) tellSlowest(took);
      writeOutcome({ files: files(), failed, unfinished: [] });
    },
  };
}
