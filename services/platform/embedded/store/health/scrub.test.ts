// Remains of redacted and removed data in a store's files.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../../../ports/store.ts';
import { append, catchUp, comment, draft, trailView } from '../../../testing/store/data.ts';
import { refusalOf } from '../../../testing/until.ts';
import { embeddedStore } from '../store.ts';

const view = trailView('trails');
const plan = { service: 'social', lanes: 1, views: [view] };
const word = 'Zebulon-and-his-boat';

let dataDir: string;
let store: Store;
const open = async () => {
  store = await embeddedStore({ dataDir })(plan);
};
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kloak-scrub-'));
  await open();
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const filesWithWord = () =>
  readdirSync(dataDir).filter((name) => (name.endsWith('.db') || name.endsWith('-wal') ? readFileSync(join(dataDir, name)).includes(word) : false));

/** Texts of a person among those of others, also long ones with pages of their own. */
async function write(): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    const [long, other] = [`${word} `.repeat(count * 20 + 1), `other words ${count} `.repeat(30)];
    await append(store, draft([comment(`mine-${count}`, long, 'gone')], { who: ['gone'], stream: `mine-${count}` }));
    await append(store, draft([comment(`other-${count}`, other, 'other')], { who: ['other'] }));
  }
  await catchUp(store, 'social', view);
  await store.secrets.put('secret', word, { lane: 0, key: 'key' });
}
async function erase(): Promise<void> {
  for (const commit of await store.log.about('gone', undefined, 100))
    await store.log.redact({ ...commit, events: commit.events.map(({ type, data }) => ({ type, data: { ...data, content: '' } })) });
  await store.views.redact(
    view,
    Array.from({ length: 60 }, (_, count) => `mine-${count}`),
    (doc) => ({ ...doc, said: [''] }),
  );
  await store.secrets.delete('secret');
}

it('is nothing: no free page and no write-ahead log holds it, while the store is open', async () => {
  await write();
  await erase();
  await store.erased.scrub();
  expect(filesWithWord()).toEqual([]);
  expect(await store.log.about('gone', undefined, 100)).toHaveLength(60);
});

it('is kept by who reads meanwhile, as a backup does: then it is refused, and done once that is over', async () => {
  await write();
  const backup = new DatabaseSync(join(dataDir, 'social.db'));
  backup.exec('BEGIN; SELECT count(*) FROM commits');
  backup.prepare('SELECT count(*) FROM commits').get();
  await erase();
  expect(await refusalOf(store.erased.scrub())).toMatchObject({ kind: 'unavailable', code: 'file-in-use' });
  backup.exec('COMMIT');
  backup.close();
  await store.erased.scrub();
  expect(filesWithWord()).toEqual([]);
});

it('goes at the first start of this build, where one of before left it in free pages', async () => {
  await store.close();
  const former = new DatabaseSync(join(dataDir, 'social.db'));
  former.exec("PRAGMA secure_delete = OFF; DELETE FROM meta WHERE name = 'scrubbed'");
  for (let count = 0; count < 200; count += 1) former.prepare('INSERT INTO erased VALUES (?)').run(`${word} ${count}`);
  former.exec('DELETE FROM erased; PRAGMA wal_checkpoint(TRUNCATE)');
  former.close();
  expect(filesWithWord()).toEqual(['social.db']);
  await open();
  expect(filesWithWord()).toEqual([]);
});
