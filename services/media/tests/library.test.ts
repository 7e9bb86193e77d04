import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let clara: Member;
/** Oldest first; the third is private. */
const shared: string[] = [];
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno, clara] = [await family.joins('Anna'), await family.joins('bruno'), await family.joins('clara')];
  await family.connect(anna, bruno);
  for (let n = 0; n < 5; n += 1) shared.push(await family.shares(anna, await photo(`a${n}.png`, n), n === 2 ? 'PRIVATE' : 'FAMILY_ONLY'));
});
afterAll(() => family.close());

const newestFirst = (indexes: number[]) => indexes.map((index) => shared[index]);
const list = (viewer: Member, more: object = {}) => viewer.call('media', 'ListPosts', more);
const ids = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);

it('a member sees all that is their own, newest first', async () => {
  const own = await list(anna);
  expect(own).toMatchObject({ profile: { id: anna.id, username: 'Anna', email: 'Anna@example.org' }, total: 5 });
  expect(ids(own)).toEqual(newestFirst([4, 3, 2, 1, 0]));
  expect(own.posts[0]).toMatchObject({ status: 'READY', writer: { username: 'Anna' } });
});

it('a relative sees what is shared, by name and by id', async () => {
  for (const whose of [{ username: ' anna ' }, { owner: anna.id }]) {
    const seen = await list(bruno, whose);
    expect(seen).toMatchObject({ profile: { username: 'Anna', email: 'Anna@example.org' }, total: 4 });
    expect(ids(seen)).toEqual(newestFirst([4, 3, 1, 0]));
  }
});

it('anybody else sees who it is and nothing more, not even how much there is', async () => {
  const who = { id: anna.id, username: 'Anna', image: expect.any(String) };
  expect(await list(clara, { username: 'anna' })).toEqual({ profile: who, posts: [], categories: [], total: 0 });
  await expect(list(clara, { username: 'nobody' })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile', message: 'Cannot fetch user profile' });
  await expect(list(clara, { owner: 'nobody' })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
  await expect(family.harness.as().call('media', 'ListPosts', {})).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('is read in pages, by number and by where the last one ended', async () => {
  const first = await list(anna, { perPage: 2 });
  expect(ids(first)).toEqual(newestFirst([4, 3]));
  expect(ids(await list(anna, { perPage: 2, page: 1 }))).toEqual(newestFirst([2, 1]));
  const second = await list(anna, { perPage: 2, before: first.next });
  const third = await list(anna, { perPage: 2, before: second.next });
  expect([...ids(second), ...ids(third)]).toEqual(newestFirst([2, 1, 0]));
  expect([third.next, third.total]).toEqual([undefined, 5]);
});

it('follows what becomes of the posts', async () => {
  const [first = '', second = ''] = shared;
  await anna.call('media', 'ChangeDetails', { item: first, privacy: 'PRIVATE' });
  expect(await list(bruno, { owner: anna.id })).toMatchObject({ total: 3 });
  await anna.call('media', 'ChangeDetails', { item: first, privacy: 'FAMILY_ONLY' });
  expect(ids(await list(bruno, { owner: anna.id }))).toEqual(newestFirst([4, 3, 1, 0]));
  await anna.call('media', 'DeleteItem', { item: second });
  expect(await list(anna)).toMatchObject({ total: 4 });
  expect(ids(await list(bruno, { owner: anna.id }))).toEqual(newestFirst([4, 3, 0]));
  const images = await anna.call('media', 'ListOwnImages', { perPage: 3 });
  expect(images).toMatchObject({ total: 4, profile: { username: 'Anna' } });
  expect(ids(images)).toEqual(newestFirst([4, 3, 2]));
});
