import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../ports/store.ts';
import { type SmallDisk, smallDisk } from '../../testing/small-disk.ts';
import { append, draft, heart, readLane, trailView } from '../../testing/store/data.ts';
import { refusalOf, until } from '../../testing/until.ts';
import { embeddedStore } from './store.ts';

const megabyte = 1_000_000;
const disk = smallDisk(30);
const withDisk = disk ? describe : describe.skip;
const view = trailView('trails');
const plan = { service: 'social', lanes: 1, views: [view] };
/** Refusals contain no path of this machine. */
const isFull = { kind: 'unavailable', code: 'disk-full', message: 'social.db cannot be written: the disk is full.' };

/** Appends until a refusal; returns the acknowledged keys, and the refusal. */
async function fill(store: Store): Promise<{ keys: string[]; refused: unknown }> {
  const keys: string[] = [];
  for (;;) {
    const drafts = Array.from({ length: 8 }, () => draft([heart('a'.repeat(20_000))]));
    const outcomes = await Promise.allSettled(drafts.map((one) => store.log.append(one)));
    for (const [at, outcome] of outcomes.entries()) if (outcome.status === 'fulfilled') keys.push(drafts[at]?.key ?? '');
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    if (refused) return { keys, refused: refused.reason };
  }
}

withDisk('a small disk', () => {
  const { path = '', readOnly = () => {}, close = () => {} }: Partial<SmallDisk> = disk ?? {};
  const ballast = join(path, 'ballast');
  const dataDir = join(path, 'data');
  let opened: Store[] = [];
  const open = async () => {
    const store = await embeddedStore({ dataDir })(plan);
    opened.push(store);
    return store;
  };
  beforeEach(() => writeFileSync(ballast, Buffer.alloc(16 * megabyte)));
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    opened = [];
    rmSync(ballast, { force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(close);

  it('that is full is said in words, loses nothing that was acknowledged, and is written again when there is space', async () => {
    const store = await open();
    const { keys, refused } = await fill(store);
    expect(refused).toMatchObject(isFull);
    expect(store.problems()).toEqual([isFull.message]);
    expect(await refusalOf(store.secrets.put('s', 'x'.repeat(megabyte), { lane: 0, key: 'k' }))).toMatchObject(isFull);
    // Present commits can still be read.
    expect((await readLane(store.log, 0)).map(({ key }) => key)).toEqual(keys);

    rmSync(ballast);
    await until('the store says it is well', () => store.problems().length === 0);
    const after = await append(store, draft([heart('a')]));
    expect(after.seq).toBe(keys.length + 1);
    expect(await store.views.cursors(view, 'social')).toEqual(new Map([[0, after.seq]]));
    await store.close();

    const again = await open();
    expect((await readLane(again.log, 0)).map(({ key }) => key)).toEqual([...keys, after.key]);
  });

  it('that is full when a process starts refuses it in words, and not when there is space', async () => {
    const filler = join(path, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(30 * megabyte))).toThrow('no space');
    expect(await refusalOf(open())).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('the disk is full') });
    rmSync(filler);
    await append(await open(), draft([heart('a')]));
  });

  it('that may not be written refuses a start in words, and all is there afterwards', async () => {
    const store = await open();
    const commit = await append(store, draft([heart('a')]));
    await store.close();
    readOnly(true);
    try {
      expect(await refusalOf(open())).toMatchObject({ kind: 'unavailable', code: 'read-only', message: expect.stringContaining('read-only') });
    } finally {
      readOnly(false);
    }
    expect(await (await open()).log.byKey(0, commit.key)).toEqual(commit);
  });
});
