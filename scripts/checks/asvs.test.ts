// Checks that docs/asvs.md has each requirement of levels 1 and 2 once, names existing files, and counts itself correctly.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const page = read('docs/asvs.md');
/** Levels by the number of the requirement, as the standard has them. */
const levels = z.record(z.string(), z.number()).parse(JSON.parse(read('docs/asvs.json')));

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [id = '', level = '', what = '', answer = '', why = '', ...more] = cellsOf(line);
    return { id, level: Number(level), what, answer, why, more };
  });
/** Paths of ours in code spans. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => (/^(?:\.dockerignore$|[a-z]+\/\S*[\w/]$)/.test(code) && !code.includes('{') ? [code] : []));

it('each requirement has one row, with its level, in its order', () => {
  expect(rows.map(({ id, level }) => [id, level])).toEqual(Object.entries(levels));
});

it('each row is answered, in few words', () => {
  for (const row of rows) {
    expect(['test', 'sentence', 'n/a', 'open']).toContain(row.answer);
    expect([row.what, row.why, row.more]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/), []]);
    expect(row.why.length).toBeLessThan(400);
  }
});

it('a row that is shown names a test', () => {
  const without = rows.filter(({ answer, why }) => answer === 'test' && !pathsIn(why).some((path) => /(\.test\.tsx?|-suite\.ts)$/.test(path)));
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('what is named is there', () => {
  const named = new Set(rows.flatMap(({ why }) => pathsIn(why)));
  expect(named.size).toBeGreaterThan(100);
  const notPaths = ['users/email/{address}', 'web/dist'];
  expect([...named].filter((path) => !notPaths.includes(path) && !existsSync(resolve(root, path)))).toEqual([]);
});

it('the sums are those of the rows', () => {
  const told = [...page.matchAll(/^\| (test|sentence|n\/a|open) \| (\d+) \|/gm)].map(([, answer, sum]) => [answer, Number(sum)]);
  const counted = ['test', 'sentence', 'n/a', 'open'].map((answer) => [answer, rows.filter((row) => row.answer === answer).length]);
  expect(told).toEqual(counted);
});
