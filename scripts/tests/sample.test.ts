import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@kloak/platform/testing/long.ts';
import fc from 'fast-check';
import { sampleNumber } from './sample.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kloak-sample-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: readonly string[]): void => {
  const identity = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', '-c', 'commit.gpgsign=false'];
  expect(spawnSync('git', ['-C', root, ...identity, ...args]).status).toBe(0);
};
const commit = (words: string): void => git('commit', '--quiet', '--allow-empty', '-m', words);

it('follows the commit, and no change that is not committed', () => {
  git('init', '--quiet');
  commit('Add a lake');
  const first = sampleNumber(root, {});
  writeFileSync(join(root, 'package.json'), '{}');
  expect(sampleNumber(root, {})).toBe(first);
  commit('Add a hill');
  expect(sampleNumber(root, {})).not.toBe(first);
  git('checkout', '--quiet', 'HEAD~1');
  expect(sampleNumber(root, {})).toBe(first);
});

it('follows the package files where there is no repository', () => {
  writeFileSync(join(root, 'package.json'), '{}');
  const first = sampleNumber(root, {});
  expect(sampleNumber(root, {})).toBe(first);
  appendFileSync(join(root, 'package.json'), '\n');
  expect(sampleNumber(root, {})).not.toBe(first);
});

it('is what the environment says, where that is a number', () => {
  expect(sampleNumber(root, { KLOAK_TEST_SAMPLE: '17' })).toBe(17);
  for (const wrong of ['', 'today', '-1', '1.5', '1e3', ' 7']) expect(() => sampleNumber(root, { KLOAK_TEST_SAMPLE: wrong })).toThrow('KLOAK_TEST_SAMPLE');
});

it('seeds the properties, too', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: sample });
});
