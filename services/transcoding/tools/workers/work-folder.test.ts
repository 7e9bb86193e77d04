import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkFolder } from './work-folder.ts';

const made: string[] = [];
afterAll(() => Promise.all(made.map((path) => rm(path, { recursive: true, force: true }))));

function makeOld(path: string, minutes: number): Promise<void> {
  const since = new Date(Date.now() - minutes * 60_000);
  return utimes(path, since, since);
}

async function folder(prefix: string, minutesOld: number): Promise<string> {
  const path = join(tmpdir(), `${prefix}${randomUUID()}`);
  made.push(path);
  await mkdir(path);
  await makeOld(path, minutesOld);
  return path;
}

it('a job has a folder of its own, which is gone when it ended, however it ended', async () => {
  const seen: string[] = [];
  const work = async (path: string) => {
    seen.push(path);
    expect(existsSync(path)).toBe(true);
  };
  await inWorkFolder(work);
  const failed = inWorkFolder(async (path) => {
    await work(path);
    throw new Error('it failed');
  });
  await expect(failed).rejects.toThrow('it failed');
  expect(new Set(seen).size).toBe(2);
  expect(seen.filter((path) => existsSync(path))).toEqual([]);
});

it('what killed processes left an hour ago is gone when a job begins, and nothing that works or is somebody else’s', async () => {
  const folders = [await folder('kloak-render-', 61), await folder('kloak-render-', 59), await folder('kloak-elses-', 600)];
  const there = await inWorkFolder(async () => folders.map((path) => existsSync(path)));
  expect(there).toEqual([false, true, true]);
});

it('a job that goes on after the machine slept keeps its folder when another begins', async () => {
  const isThere = await inWorkFolder(async (slept) => {
    await makeOld(slept, 61);
    return inWorkFolder(async () => existsSync(slept));
  });
  expect(isThere).toBe(true);
});
