import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
/** A photograph in as many albums as may be. */
let known: { fileName: string; bytes: Buffer };
let item: string;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding]);
  anna = await family.joins('anna');
  known = await photo('known.jpg', 1);
  item = await family.shares(anna, known);
  for (let number = 0; number < 100; number += 1) await add(`album ${number}`);
});
afterAll(() => family.close());

const add = (name: string) => anna.call('media', 'AddToAlbum', { named: { name }, items: [item], privacy: 'PRIVATE' });
const albumNamed = async (name: string) => (await anna.call('media', 'ListAlbums', { perPage: 100 })).albums.find((album) => album.name === name);
const inAlbum = async (album = '') => (await anna.call('media', 'ListAlbumPosts', { album })).posts.map(({ id }) => id);

describe('what is in a hundred albums', () => {
  it('comes into no other one when its owner says so', async () => {
    await expect(add('one more')).rejects.toMatchObject({ kind: 'conflict', code: 'too-many-albums' });
  });

  it('does not keep from being published what is uploaded with it, and is told', async () => {
    const files = [known, await photo('new.jpg', 2)];
    const opened = await family.openUpload(anna, files);
    await family.send(opened, files);
    const items = opened.promises.map((one) => ({ item: one.item, privacy: 'PRIVATE' as const }));
    const { posts, album, duplicates, notInAlbum } = await anna.call('media', 'PublishUpload', { items, album: { name: 'Both' } });
    const fresh = opened.promises[1]?.item;
    expect(posts.map(({ id }) => id)).toEqual([item, fresh]);
    expect(duplicates).toEqual([{ fileName: 'known.jpg', item }]);
    expect(notInAlbum).toEqual([{ fileName: 'known.jpg', item }]);
    expect(await inAlbum(album?.id)).toEqual([fresh]);
  });

  it('is nothing that is tried again and again when it arrives once more', async () => {
    const files = [known, await photo('newer.jpg', 3)];
    const opened = await family.openOnArrival(anna, files, { privacy: 'PRIVATE', title: 'Lake', description: '', category: '' }, { name: 'On arrival' });
    await family.arrive(opened, files);
    await family.harness.settled();
    expect(await inAlbum((await albumNamed('On arrival'))?.id)).toEqual([opened.promises[1]?.item]);
  });
});
