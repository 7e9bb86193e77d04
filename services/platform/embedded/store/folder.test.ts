// Features of a store in a folder: exclusive use, own folds, its thread.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store, View } from '../../ports/store.ts';
import { append, comment, draft, foreign, fresh, heart, readLane, type Trail, trailView } from '../../testing/store/data.ts';
import { refusalOf, until } from '../../testing/until.ts';
import { openEmbedded } from '../platform.ts';
import { embeddedStore } from './store.ts';
import { workFolderIn } from './work-folder.ts';

const child = join(import.meta.dirname, '../../contract/store/kills-child.ts');
const holdIn = (dataDir: string): ChildProcess => {
  const task = { module: new URL('./store.ts', import.meta.url).href, name: 'embeddedStore', settings: { dataDir }, lanes: 1, run: fresh('run') };
  return spawn(process.execPath, [child, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe'] });
};
const text = async (stream: NodeJS.ReadableStream | null) => {
  let all = '';
  for await (const part of stream ?? []) all += part;
  return all;
};

describe('a folder', () => {
  let dataDir = '';
  const plan = { service: 'social', lanes: 1, views: [] };
  const inUse = { kind: 'unavailable', code: 'folder-in-use' };
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'kloak-folder-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('has an empty place for work in hand, for our own user alone, once it is held, and not when it is refused', async () => {
    const work = workFolderIn(dataDir);
    mkdirSync(work);
    writeFileSync(join(work, 'left'), '');
    const store = await embeddedStore({ dataDir })(plan);
    expect([readdirSync(work), statSync(work).mode & 0o777]).toEqual([[], 0o700]);
    writeFileSync(join(work, 'in-hand'), '');
    expect(await refusalOf(embeddedStore({ dataDir })(plan))).toMatchObject(inUse);
    expect(readdirSync(work)).toEqual(['in-hand']);
    await store.close();
  });
  it('that is moved away under a running store takes nothing, in words, until it is back', async () => {
    const store = await embeddedStore({ dataDir })(plan);
    await append(store, draft([heart('a')]));
    renameSync(dataDir, `${dataDir}-elsewhere`);
    const moved = 'social.db is not where it was: its folder was moved or removed while it was in use.';
    // Nothing was written yet.
    expect(store.problems()).toEqual([moved]);
    expect(await refusalOf(append(store, draft([heart('b')])))).toMatchObject({ kind: 'unavailable', code: 'no-folder', message: moved });
    renameSync(`${dataDir}-elsewhere`, dataDir);
    await until('the store says it is well', () => store.problems().length === 0);
    await append(store, draft([heart('c')]));
    await store.close();
  });

  it('whose place another one has taken stays refused', async () => {
    const store = await embeddedStore({ dataDir })(plan);
    renameSync(dataDir, `${dataDir}-elsewhere`);
    cpSync(`${dataDir}-elsewhere`, dataDir, { recursive: true });
    expect(await refusalOf(append(store, draft([heart('a')])))).toMatchObject({ code: 'no-folder' });
    await store.close();
    rmSync(`${dataDir}-elsewhere`, { recursive: true });
  });

  it('of a running process is refused in words, and is free right after that one was killed', async () => {
    const first = holdIn(dataDir);
    const closed = new Promise((resolve) => first.once('close', resolve));
    await new Promise((resolve) => first.stdout?.once('data', resolve));
    const open = embeddedStore({ dataDir });
    const refusal = await refusalOf(open(plan));
    expect(refusal).toMatchObject({
      ...inUse,
      message: `The data folder ${dataDir} is in use by another running Kloak. Stop that one first, or choose another folder.`,
    });
    first.kill('SIGKILL');
    await closed;
    const store = await open(plan);
    await append(store, draft([heart('a')]));
    await store.close();
  });

  it('refuses a second process while this one holds it, also through another maker here', async () => {
    const store = await embeddedStore({ dataDir })(plan);
    const second = holdIn(dataDir);
    const [complaint] = await Promise.all([text(second.stderr), text(second.stdout)]);
    expect(complaint).toContain('is in use by another running Kloak');
    expect(await refusalOf(embeddedStore({ dataDir })({ ...plan, service: 'media' }))).toMatchObject(inUse);
    await store.close();
    await (await embeddedStore({ dataDir })(plan)).close();
  });

  it('is held until its last store is closed', async () => {
    const open = embeddedStore({ dataDir });
    const [social, media] = [await open(plan), await open({ ...plan, service: 'media' })];
    await social.close();
    await social.close();
    expect(await refusalOf(embeddedStore({ dataDir })(plan))).toMatchObject(inUse);
    await media.close();
    await (await embeddedStore({ dataDir })(plan)).close();
  });

  it('gives out again at its opening what was taken and never done: whoever took it is gone', async () => {
    const store = await embeddedStore({ dataDir })(plan);
    const now = new Date();
    await store.jobs.plan([{ id: 'j', reaction: 'greet', dueAt: now.toISOString(), attempts: 0, waits: 0 }], undefined);
    expect(await store.jobs.take(now, 1, 600)).toHaveLength(1);
    expect(await store.jobs.take(now, 1, 600)).toEqual([]);
    await store.close();
    const again = await embeddedStore({ dataDir })(plan);
    expect(await again.jobs.take(now, 1, 600)).toHaveLength(1);
    await again.close();
  });

  it('refuses a draft that its table cannot hold, and none of those beside it', async () => {
    const store = await embeddedStore({ dataDir })(plan);
    const drafts = [draft([heart('a')]), { ...draft([heart('b')]), home: JSON.parse('{}') }, draft([heart('c')])];
    const outcomes = await Promise.allSettled(drafts.map((one) => store.log.append(one)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await readLane(store.log, 0)).map(({ seq, key }) => [seq, key])).toEqual([
      [1, drafts[0]?.key],
      [2, drafts[2]?.key],
    ]);
    await store.close();
  });

  it('that cannot be made is refused in words', async () => {
    expect(await refusalOf(embeddedStore({ dataDir: '/dev/null/data' })(plan))).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('/dev/null/data'),
    });
  });

  it('that is a file, or lies in one, is refused in words by the whole platform', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')]) {
      const opened = openEmbedded({ dataDir: path, mailFrom: 'vault@kloak.example' });
      expect(await refusalOf(opened)).toMatchObject({ message: `${path} cannot be used: it is a file, or lies in one, and a folder is needed.` });
    }
  });

  it('with something else in the place of a database is refused in words, and left as it is', async () => {
    const path = join(dataDir, 'social.db');
    writeFileSync(path, 'a letter to my aunt'.repeat(100));
    expect(await refusalOf(embeddedStore({ dataDir })(plan))).toMatchObject({ message: expect.stringContaining(`${path} is no database of Kloak`) });
    expect(readFileSync(path, 'utf8')).toBe('a letter to my aunt'.repeat(100));
  });

  it('lets the log be copied beside the main thread while it is written', async () => {
    const store = await embeddedStore({ dataDir })(plan);
    const database = join(dataDir, 'social.db');
    const before = statSync(database).size;
    let stop = false;
    const writing = (async () => {
      while (!stop) {
        await Promise.all(Array.from({ length: 64 }, () => store.log.append(draft([comment('a', 'x'.repeat(2000))]))));
        await new Promise(setImmediate);
      }
    })();
    await until('the database has grown', () => statSync(database).size > before + 1_000_000);
    stop = true;
    await writing;
    expect(store.problems()).toEqual([]);
    const tail = (await store.log.tails()).get(0) ?? 0;
    await store.close();
    const again = await embeddedStore({ dataDir })(plan);
    expect(await readLane(again.log, 0)).toHaveLength(tail);
    await again.close();
  });

  describe('folds what is appended', () => {
    const sound = trailView('sound');
    let broken = true;
    const fragile: View<Trail> = {
      ...trailView('fragile'),
      fold(doc, event, id) {
        if (broken && event.type === 'CommentSaved' && event.data.content === 'poison') throw new Error('cannot fold poison');
        return sound.fold(doc, event, id);
      },
    };
    const open = async (): Promise<Store> => embeddedStore({ dataDir })({ ...plan, views: [fragile, sound] });

    it('in the same transaction: who was answered sees it', async () => {
      const store = await open();
      const commits = await Promise.all([1, 2, 3].map(() => append(store, draft([heart('a')]))));
      expect(await store.views.reader(sound).get('a')).toMatchObject({ count: 3 });
      expect(await store.views.cursors(sound, 'social')).toEqual(new Map([[0, commits.at(-1)?.seq]]));
      await store.close();
    });

    it('and says which view has stopped, until it goes on', async () => {
      broken = true;
      const store = await open();
      const commits = await Promise.all([heart('a'), comment('a', 'poison'), heart('a')].map((event) => append(store, draft([event]))));
      expect(store.problems()).toEqual(['fragile@1 on social.0 has stopped: Error: cannot fold poison']);
      expect(await store.views.reader(fragile).get('a')).toMatchObject({ count: 1 });
      expect(await store.views.reader(sound).get('a')).toMatchObject({ count: 3 });
      commits.push(await append(store, draft([heart('a')])));
      expect(await store.views.cursors(fragile, 'social')).toEqual(new Map([[0, 1]]));
      broken = false;
      await store.views.fold(fragile, 'social', 0, commits);
      expect(store.problems()).toEqual([]);
      await append(store, draft([heart('a')]));
      expect(await store.views.reader(fragile).get('a')).toEqual(await store.views.reader(sound).get('a'));
      await store.close();
    });
  });

  it('lets others have their turn while much is folded', async () => {
    const view = trailView('trails');
    const store = await embeddedStore({ dataDir })({ ...plan, service: 'media', views: [view] });
    const commits = Array.from({ length: 8000 }, (_, at) => foreign(0, at + 1, [heart(`item-${at}`)]));
    let turns = 0;
    let folding = true;
    const others = (async () => {
      for (; folding; turns += 1) await new Promise(setImmediate);
    })();
    await store.views.fold(view, 'social', 0, commits);
    folding = false;
    await others;
    expect(turns).toBeGreaterThan(3);
    expect(await store.views.reader(view).get('item-7999')).toBeDefined();
    await store.close();
  });

  it('refuses other indexes under the same version of a view', async () => {
    const open = embeddedStore({ dataDir });
    const view = trailView('things');
    await (await open({ ...plan, views: [view] })).close();
    const changed = { ...view, indexes: {} };
    await expect(open({ ...plan, views: [changed] })).rejects.toThrow('The indexes of things@1 have changed: that makes it a new version.');
    await (await open({ ...plan, views: [{ ...changed, version: 2 }] })).close();
  });
});
