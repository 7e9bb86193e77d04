// Published posts without renditions: visible to their owner, and in no list of others until they are rendered.
import { media } from '@kloak/media/service.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { renditionKey } from '@kloak/proto/rules/files/storage-keys.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let album: string;
let groupId: string;

const kinds = { 'drawn-1': 'IMAGE', 'photo-1': 'IMAGE', 'film-1': 'VIDEO', 'photo-2': 'IMAGE' } as const;
type TestItem = keyof typeof kinds;
const all: TestItem[] = ['drawn-1', 'film-1', 'photo-1', 'photo-2'];

const tell = (item: TestItem, ...events: MediaEvent[]) => seedEvent(vault.harness, 'media', `item:${item}`, anna.id, ...events);
async function publish(item: TestItem): Promise<void> {
  const of = { item, owner: anna.id, kind: kinds[item] };
  const file = { fileName: item, key: `original/${anna.id}/${item}`, size: 1, type: of.kind === 'VIDEO' ? 'video/mp4' : 'image/jpeg' };
  const shown = { privacy: 'FAMILY_ONLY', publishedAt: new Date().toISOString() } as const;
  await tell(
    item,
    { type: 'ItemChecked', data: { ...of, ...file, sha256: item } },
    { type: 'ItemPublished', data: { ...of, ...file, ...shown, title: item, description: '', category: 'FAMILY' } },
    { type: 'ItemAddedToAlbum', data: { ...of, ...shown, album } },
  );
}
async function draw(item: TestItem): Promise<void> {
  const rendition = { key: renditionKey(anna.id, item, '320.webp'), width: 320, height: 240, type: 'image/webp', size: 10 };
  const facts = { item, owner: anna.id, width: 320, height: 240, thumbhash: '', takenLocal: '2019-08-03T10:11:12', albums: [album] };
  await tell(item, { type: 'ItemThumbnailsRendered', data: { ...facts, renditions: [rendition] } });
  await vault.harness.settled();
}

beforeAll(async () => {
  // Nothing is rendered, since the files do not exist.
  vault = await startVault(await loadServices(), { instead: [{ ...media, reactions: [], sweeps: [] }] });
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
  const named = { album: { name: 'Lake', description: '' }, posts: [], privacy: 'FAMILY_ONLY' as const, profileId: anna.id };
  album = (await anna.call('POST /api/image/add-to-album', named)).album._id;
  const { savedGroup } = await anna.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [ben.id], profile: anna.id });
  groupId = savedGroup._id;
  await ben.call('POST /api/groups/accept-group-invite', { profileId: ben.id, invite: groupId });
  for (const item of all) await publish(item);
  await draw('drawn-1');
  await anna.call('POST /api/groups/create-group-post', { text: 'Look', posts: all, groupId, profile: anna.id });
  await vault.harness.settled();
});
afterAll(() => vault.close());

const ids = (posts: readonly { _id: string }[]) => posts.map(({ _id }) => _id).sort();
/** Ids and total of each list. */
const lists = {
  home: async (who: Person) => {
    const { profiles } = await who.call('POST /api/profile/find-media-byfamily', { profileId: who.id });
    const posts = profiles.flatMap((profile) => profile.posts);
    return { posts: ids(posts), total: posts.length };
  },
  library: async (who: Person) => {
    const { profile, total } = await who.call('POST /api/profile/get-posts-profile', { username: 'anna' });
    return { posts: ids(profile.posts), total };
  },
  'library as it came': async (who: Person) => {
    const { profile, total } = await who.call('POST /api/profile/get-posts-profile', { username: 'anna', order: 'added' });
    return { posts: ids(profile.posts), total };
  },
  'what its writer shares': async (who: Person) => {
    const { posts, total } = await who.call('POST /api/post/allposts-by-id', { profileId: who.id, postWriterId: anna.id });
    return { posts: ids(posts), total };
  },
  album: async (who: Person) => {
    const { posts, total } = await who.call('POST /api/post/posts-by-album', { albumId: album, profileId: who.id });
    return { posts: ids(posts), total };
  },
  group: async (who: Person) => {
    const [post] = (await who.call('POST /api/groups/group-by-id', { groupId, profileId: who.id })).posts;
    return { posts: ids(post?.posts ?? []), total: post?.posts.length };
  },
};
const latestVideos = async () => (await ben.call('POST /api/video/latestVideoQueryList', { profileId: ben.id, page: 0, perPage: 9 })).videos.length;
const albumOfBen = async () => (await ben.call('POST /api/image/album-by-profile', { profileId: anna.id })).albums[0];

it.each(Object.entries(lists))('%s: a relative has what is drawn', async (_name, list) => {
  expect(await list(ben)).toEqual({ posts: ['drawn-1'], total: 1 });
});

it('fills the pages of a relative’s lists with what is drawn', async () => {
  const page = await ben.call('POST /api/post/posts-by-album', { albumId: album, profileId: ben.id, perPage: 1 });
  expect(ids(page.posts)).toEqual(['drawn-1']);
  const newest = await ben.call('POST /api/post/allposts-by-id', { profileId: ben.id, postWriterId: anna.id, perPage: 1 });
  expect([ids(newest.posts), newest.next]).toEqual([['drawn-1'], undefined]);
  expect(await albumOfBen()).toMatchObject({ count: 1, cover: { _id: 'drawn-1' } });
});

it('is opened by its address with nothing to see, and no day but that on which it came', async () => {
  const { post } = await ben.call('POST /api/post/image-post-byid', { imageId: 'photo-1', profileId: ben.id });
  expect(post.image).toMatchObject({ status: 'PROCESSING', filePath: '', thumbNail: '', sources: [], takenLocal: null });
});

it('is all there for its owner, who is told how much others will see', async () => {
  const mine = await anna.call('POST /api/profile/get-my-profile', { username: 'anna' });
  expect([ids(mine.profile.posts), mine.total]).toEqual([all, 4]);
  expect(await lists.album(anna)).toEqual({ posts: all, total: 4 });
  expect(await lists.group(anna)).toEqual({ posts: all, total: 4 });
  const { albums } = await anna.call('POST /api/image/my-albums', { profileId: anna.id });
  expect(albums).toMatchObject([{ count: 4, sharedCount: 4 }]);
});

it('comes to the lists as soon as lists have something to show of it, with its day', async () => {
  expect(await latestVideos()).toBe(0);
  await draw('film-1');
  await draw('photo-1');
  for (const list of Object.values(lists)) expect(await list(ben)).toEqual({ posts: ['drawn-1', 'film-1', 'photo-1'], total: 3 });
  expect(await latestVideos()).toBe(1);
  expect(await albumOfBen()).toMatchObject({ count: 3 });
  const { posts } = await ben.call('POST /api/post/allposts-by-id', { profileId: ben.id, postWriterId: anna.id });
  expect(posts.map(({ image, video }) => (image ?? video)?.takenLocal)).toEqual(posts.map(() => '2019-08-03T10:11:12'));
});
