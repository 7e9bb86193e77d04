import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../../ports/store.ts';
import { changeFile } from '../../../testing/embedded-file.ts';
import { append, comment, draft, readLane } from '../../../testing/store/data.ts';
import { refusalOf } from '../../../testing/until.ts';
import { embeddedStore } from '../store.ts';

const pageBytes = 4096;
let dataDir: string;
let store: Store;
const open = async () => {
  store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kloak-damage-'));
  await open();
  for (let at = 0; at < 300; at += 1) await append(store, draft([comment('a', `words ${at} ${'x'.repeat(200)}`)]));
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** Changes the file while nothing runs. */
const damage = async (sql: string) => {
  await store.close();
  changeFile(dataDir, 'social', (db) => db.exec(sql));
  await open();
};

it('nothing is said of what is whole', async () => {
  await store.check();
  expect([store.problems(), store.warnings(), store.damaged()]).toEqual([[], [], 0]);
});

it.each([
  ['another event', "UPDATE commits SET events = replace(events, 'words 7 ', 'words 8 ') WHERE place = 8", 'The commit 8 of lane 0 is not as it was written.'],
  ['another key', "UPDATE commits SET key = 'another' WHERE place = 8", 'The commit 8 of lane 0 does not follow the one before it.'],
  ['no commit any more', 'DELETE FROM commits WHERE place = 8', 'What stood before the commit 9 of lane 0 is missing.'],
  ['no beginning', 'DELETE FROM commits WHERE place < 3', 'The beginning of lane 0 is missing.'],
])('the check finds %s', async (_what, sql, says) => {
  await damage(sql);
  expect(store.warnings()).toEqual([]);
  await store.check();
  expect(store.warnings().join()).toContain(says);
  expect(store.damaged()).toBe(1);
});

it('the check finds it in a file that a thread reads', async () => {
  await append(store, draft([comment('a', 'x'.repeat(3e6))]));
  await store.check();
  expect(store.warnings()).toEqual([]);
  await damage("UPDATE commits SET key = 'another' WHERE place = 8");
  await store.check();
  expect(store.warnings().join()).toContain('The commit 8 of lane 0 does not follow the one before it.');
});

it('what is read is looked at', async () => {
  await damage("UPDATE commits SET at = 'long ago' WHERE place = 9");
  await readLane(store.log, 0);
  expect(store.warnings().join()).toContain('The commit 9 of lane 0 does not follow');
});

it('the end of a log is looked at when it is opened', async () => {
  await damage('UPDATE commits SET version = 5 WHERE place = 290');
  expect(store.warnings().join()).toContain('The commit 290 of lane 0 does not follow');
});

describe('a page in zeros', () => {
  beforeEach(async () => {
    await store.close();
    const path = join(dataDir, 'social.db');
    const page = Math.floor(readFileSync(path).indexOf('words 100 ') / pageBytes);
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(pageBytes), 0, pageBytes, page * pageBytes);
    closeSync(file);
    await open();
  });
  const says = 'social.db is damaged: put a backup of the folder in its place.';

  it('is a problem once somebody has read it, and stays one while others are served', async () => {
    expect(store.problems()).toEqual([]);
    expect(await refusalOf(readLane(store.log, 0))).toMatchObject({ code: 'damaged' });
    await append(store, draft([comment('b', 'more')]));
    expect(store.problems()).toEqual([says]);
    expect(store.damaged()).toBe(1);
  });

  it('is a problem once the check has come to it', async () => {
    await store.check();
    expect(store.problems().join()).toContain(says);
  });
});
