import { relations } from '@kloak/access/relations.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { media } from '../service.ts';

/** Milliseconds by which each reading of the clock advances it. */
let msPerLook = 0;
let ahead = 0;
const now = () => {
  ahead += msPerLook;
  return new Date(Date.now() + ahead);
};

let harness: Harness;
beforeAll(async () => {
  // Reactions are off, because events are seeded directly.
  const quiet = { ...media, reactions: [], sweeps: [] };
  harness = await startHarness([neighbour('identity'), neighbour('social', relations), neighbour('groups'), neighbour('chat'), neighbour('billing'), quiet], {
    now,
  });
});
afterAll(() => harness.close());
afterEach(() => {
  msPerLook = 0;
});

const owner = 'anna';
const anna = () => harness.as(owner);

async function seedItem(item: string, album: string): Promise<void> {
  const of = { item, owner, kind: 'IMAGE' } as const;
  const privacy = 'FAMILY_ONLY' as const;
  const file = { fileName: 'a.jpg', key: `original/${owner}/${item}`, size: 1, type: 'image/jpeg' };
  const said = { title: '', description: '', category: 'FILM', publishedAt: '2026-01-01T00:00:00.000Z' };
  const events: MediaEvent[] = [
    { type: 'ItemChecked', data: { ...of, ...file, sha256: item } },
    { type: 'ItemPublished', data: { ...of, ...file, ...said, privacy } },
    { type: 'ItemAddedToAlbum', data: { ...of, album, privacy, publishedAt: said.publishedAt } },
  ];
  for (const event of events) await seedEvent(harness, 'media', `item:${item}`, owner, event);
}

/** A shared album with `count` shared items. */
async function seedAlbum(name: string, count: number): Promise<{ album: string; items: string[] }> {
  const { album } = await anna().call('media', 'AddToAlbum', { named: { name }, items: [], privacy: 'FAMILY_ONLY' });
  const id = album?.id ?? '';
  const items = Array.from({ length: count }, (_, index) => `${name}-${index}`);
  await Promise.all(items.map((item) => seedItem(item, id)));
  await harness.settled();
  return { album: id, items };
}

const look = async (album: string) => (await anna().call('media', 'ListAlbumPosts', { album, perPage: 1 })).album;
const isThere = (item: string) =>
  anna()
    .call('media', 'GetPost', { item })
    .then(
      () => true,
      () => false,
    );
const moreToDo = { kind: 'unavailable', code: 'more-to-do' };

it('a large album is changed with all its items in as many calls as it takes', async () => {
  const { album } = await seedAlbum('changed', 120);
  const change = () => anna().call('media', 'ChangeAlbum', { album, privacy: 'PRIVATE', alsoItems: true }, { key: 'change', bodyHash: 'one' });
  msPerLook = 100;
  await expect(change()).rejects.toMatchObject(moreToDo);
  expect(await look(album)).toMatchObject({ privacy: 'FAMILY_ONLY', items: 120, shared: 20 });
  expect((await change()).album).toMatchObject({ privacy: 'PRIVATE', items: 120, shared: 0 });
});

it('a large album is deleted with all its items in as many calls as it takes', async () => {
  const { album, items } = await seedAlbum('deleted', 120);
  const remove = () => anna().call('media', 'DeleteAlbum', { album, alsoItems: true }, { key: 'delete', bodyHash: 'one' });
  msPerLook = 100;
  await expect(remove()).rejects.toMatchObject(moreToDo);
  expect(await look(album)).toMatchObject({ items: 20 });
  expect(await remove()).toEqual({});
  expect((await Promise.all(items.map(isThere))).filter(Boolean)).toEqual([]);
});

it('what an album held that is deleted already stays, whatever is asked for later', async () => {
  const { album, items } = await seedAlbum('gone', 2);
  await anna().call('media', 'DeleteAlbum', { album });
  await expect(anna().call('media', 'DeleteAlbum', { album, alsoItems: true })).rejects.toMatchObject({ kind: 'missing', code: 'no-album' });
  expect(await Promise.all(items.map(isThere))).toEqual([true, true]);
});

it('a post that left an album while it was being chosen does not stand for it', async () => {
  const { album, items } = await seedAlbum('covered', 2);
  const { items: others } = await seedAlbum('other', 1);
  const choose = async (item = '') => {
    await seedEvent(harness, 'media', `album:${album}`, owner, { type: 'AlbumCoverChosen', data: { album, owner, item } });
    await harness.settled();
    return (await look(album))?.cover?.id;
  };
  expect(await choose(items[1])).toBe(items[1]);
  expect(await choose(others[0])).toBe(items[0]);
});
