import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteAlone } from './alone-counts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kloak-alone-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (files: readonly string[], alone: readonly string[] = []) => noteAlone(join(folder, 'cache/alone.json'), files, alone);

it('a file that passes only when alone is named with its count, and fails the third run in a row', () => {
  expect(run(['a', 'b'], ['a'])).toEqual({ lines: ['passed only when alone: a (runs in a row: 1, in all: 1)'], faults: [] });
  expect(run(['a', 'b'], ['a']).faults).toEqual([]);
  expect(run(['a', 'b'], ['a'])).toEqual({
    lines: ['passed only when alone: a (runs in a row: 3, in all: 3)'],
    faults: ['a: passed only when alone in 3 runs in a row'],
  });
  expect(run(['a', 'b'])).toEqual({ lines: [], faults: [] });
});

it('a run in which it passes with the others begins the row anew; one without it does not', () => {
  for (const [files, alone] of [
    [['a'], ['a']],
    [['a'], ['a']],
    [['a'], []],
    [['a'], ['a']],
    [['b'], []],
  ] as const)
    run(files, alone);
  expect(run(['a'], ['a'])).toEqual({ lines: ['passed only when alone: a (runs in a row: 2, in all: 4)'], faults: [] });
  expect(run(['a'], ['a']).faults).toHaveLength(1);
});

it('two files are counted apart', () => {
  run(['a', 'b'], ['a']);
  run(['a', 'b'], ['a', 'b']);
  expect(run(['a', 'b'], ['a', 'b']).faults).toEqual(['a: passed only when alone in 3 runs in a row']);
});
