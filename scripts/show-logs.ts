// A reporter for jest: when a test fails whose processes keep logs, it shows the last lines of each and says where they are whole.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logsOf } from '@kloak/platform/testing/test-logs.ts';

type TestFile = { path: string };
type TestCase = { status: string; ancestorTitles: string[]; fullName: string };

const maxLines = 12;
const maxLineLength = 300;

function lastLines(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-maxLines);
  return lines.map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line));
}

function show(folder: string, test: string): void {
  const logs = readdirSync(folder).sort();
  const ends = logs.flatMap((log) => [`  ${log}`, ...lastLines(join(folder, log)).map((line) => `    ${line}`)]);
  console.error([`Failed: ${test}. What its processes said last (whole logs: ${folder}):`, ...ends, ''].join('\n'));
}

/** Shows the logs once for each story: steps that follow a broken one have no more to tell. */
export default function showLogs() {
  const shown = new Set<string>();
  return {
    onTestCaseResult({ path }: TestFile, { status, ancestorTitles, fullName }: TestCase): void {
      const story = [path, ...ancestorTitles].join('\n');
      const folder = logsOf(path);
      if (status !== 'failed' || shown.has(story) || !existsSync(folder)) return;
      shown.add(story);
      show(folder, fullName);
    },
  };
}
