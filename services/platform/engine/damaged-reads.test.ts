import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '../embedded/store/store.ts';
import { maxSkips, type Skip } from '../ports/skips.ts';
import type { Store, StrictView } from '../ports/store.ts';
import { foreign } from '../testing/store/data.ts';
import { refusalOf } from '../testing/until.ts';
import { strictView } from '../view.ts';
import { undamagedReader } from './damaged-reads.ts';

type HeartDoc = { item: string; owner: string; who: string };
const declared = (touched: StrictView['touched']) =>
  strictView<HeartDoc>({
    name: 'given',
    foldVersion: 1,
    touched,
    indexes: { of: { equals: ['who'], sort: 'item', order: 'newest' } },
    on: { social: { HeartGiven: { ids: ({ data }) => [data.item], fold: (_doc, { data }) => ({ item: data.item, owner: data.owner, who: data.who }) } } },
  });
const damaged = { kind: 'unavailable', code: 'damaged-event' };
const skip: Skip = { source: 'social', lane: 0, seq: 3, stream: 'heart:rose:ben', home: 'anna', by: 'views' };

let dataDir: string;
let store: Store;
const view = declared(undefined);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kloak-damaged-'));
  store = await embeddedStore({ dataDir })({ service: 'media', lanes: 1, views: [view] });
  const heart = (item: string, owner: string, who: string) => ({ type: 'HeartGiven', data: { item, owner, who } });
  await store.views.fold(view, 'social', 0, [foreign(0, 1, [heart('tulip', 'anna', 'carla')]), foreign(0, 2, [heart('daisy', 'dora', 'emil')])]);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const readerOf = (touched: StrictView['touched']) => undamagedReader(store.views.reader(view), declared(touched), () => [skip]);
const ask = (touched: StrictView['touched']) => {
  const reader = readerOf(touched);
  return {
    get: (id: string) => reader.get(id),
    list: (who: string) => reader.page({ index: 'of', equals: [who], limit: 10 }),
    merged: (...keys: string[]) => reader.newest({ index: 'of', keys: keys.map((who) => [who]), limit: 10 }),
  };
};

it('where a view tells nothing, all is refused that names the stream or its home, there or not, alone or in a list', async () => {
  const { get, list, merged } = ask(undefined);
  for (const refused of [get('tulip'), get('rose-of-ben'), list('carla'), list('ben'), merged('emil', 'ben')]) {
    expect(await refusalOf(refused)).toMatchObject(damaged);
  }
  expect(await refusalOf(readerOf(undefined).getMany(['daisy', 'tulip']))).toMatchObject(damaged);
  expect(await get('daisy')).toMatchObject({ owner: 'dora' });
  expect((await merged('emil', 'dora')).items).toHaveLength(1);
});

it('where a view tells how its documents are found, nothing else is', async () => {
  const { get, list } = ask({ social: { heart: ['stream'] } });
  expect(await get('tulip')).toMatchObject({ owner: 'anna' });
  expect((await list('carla')).items).toHaveLength(1);
  expect(await refusalOf(list('ben'))).toMatchObject(damaged);
  expect(await ask({ social: { comment: ['stream'] } }).get('rose-of-ben')).toBeUndefined();
});

it('so many are noted, each once, and no more', async () => {
  for (let seq = 1; seq <= maxSkips; seq += 1) for (let again = 0; again < 2; again += 1) await store.skips.note({ ...skip, seq });
  await expect(store.skips.note({ ...skip, seq: maxSkips + 1 })).rejects.toThrow(`commit ${maxSkips + 1} of lane 0 of social`);
  expect(await store.skips.list()).toHaveLength(maxSkips);
  for (const one of await store.skips.list()) await store.skips.forget(one);
  expect(store.skips.known()).toEqual([]);
});
