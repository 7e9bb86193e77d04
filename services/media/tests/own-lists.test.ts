import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, startFamily, tornPhoto } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let album: string;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding]);
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
  const beach = await family.shares(anna, { fileName: 'beach.jpg', bytes: await drawPhoto({ seed: 1, fromPhone: true }) });
  const whole = await drawPhoto({ seed: 2, width: 300, height: 200, patchPx: 2 });
  const cutOff = await family.shares(anna, { fileName: 'cut-off.jpg', bytes: whole.subarray(0, whole.length / 2) });
  const damaged = await family.shares(anna, tornPhoto('damaged.jpg'));
  const added = await anna.call('media', 'AddToAlbum', { items: [beach, cutOff, damaged], named: { name: 'Beaches' }, privacy: 'FAMILY_ONLY' });
  album = added.album?.id ?? '';
});
afterAll(() => family.close());

const days = async () => (await anna.call('media', 'ListDays', {})).days.map(({ day }) => day);
const lists = {
  'of all posts': async (member: Member) => (await member.call('media', 'ListPosts', { owner: anna.id })).posts,
  'of an album': async (member: Member) => (await member.call('media', 'ListAlbumPosts', { album })).posts,
};
const ownLists = {
  ...lists,
  'of images': async () => (await anna.call('media', 'ListOwnImages', {})).posts,
  'of some days': async () => (await anna.call('media', 'ListPostsByDay', { days: await days() })).posts,
};

describe('the owner’s own list', () => {
  it.each(Object.entries(ownLists))('%s tells what is wrong with a file, where it was taken and its albums', async (_name, list) => {
    const posts = new Map((await list(anna)).map((post) => [post.fileName, post]));
    expect(posts.get('damaged.jpg')).toMatchObject({ status: 'FAILED', failure: 'unreadable', albums: [album] });
    expect(posts.get('cut-off.jpg')).toMatchObject({ status: 'READY', partial: true, albums: [album] });
    expect(posts.get('beach.jpg')).toMatchObject({ latitude: 47.366667, longitude: 8.533333, albums: [album] });
  });
});

describe('a relative’s list', () => {
  it.each(Object.entries(lists))('%s tells nothing of that', async (_name, list) => {
    const posts = await list(bruno);
    expect(posts.map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(['beach.jpg', 'cut-off.jpg']));
    for (const post of posts) {
      expect(post.albums).toEqual([]);
      for (const name of ['failure', 'partial', 'latitude', 'longitude']) expect(post).not.toHaveProperty(name);
    }
  });
});
