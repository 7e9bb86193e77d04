import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { seedEvent, seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { maxGroupPostAlbumItems } from '@kloak/proto/rules/group-posts.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let groupId: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
  const { savedGroup } = await anna.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [ben.id], profile: anna.id });
  groupId = savedGroup._id;
  await ben.call('POST /api/groups/accept-group-invite', { profileId: ben.id, invite: groupId });
});
afterAll(() => vault.close());

const post = async (who: Person, body: { text?: string; posts?: string[]; album?: string }) =>
  (await who.call('POST /api/groups/create-group-post', { ...body, groupId, profile: who.id })).returnGroupPost;
const feed = (who: Person, page = {}) => who.call('POST /api/groups/group-by-id', { groupId, profileId: who.id, ...page });

it('a text is posted with its link, said anew and deleted', async () => {
  const posted = await post(ben, { text: 'See https://example.org/lake.' });
  expect(posted).toEqual({
    _id: expect.any(String),
    groupId,
    albumImages: [],
    author: { _id: ben.id, username: 'ben', image: `/storage/avatar/${ben.id}.svg` },
    text: 'See https://example.org/lake.',
    link: 'https://example.org/lake',
    createdAt: expect.any(String),
    posts: [],
    missingPosts: 0,
    postCount: 0,
    reactions: [],
    reactionCount: 0,
    commentCount: 0,
  });
  expect(await feed(anna)).toMatchObject({ posts: [posted], total: 1 });
  const { groupPost } = await ben.call('PUT /api/groups/update-group-post', { groupPostId: posted._id, text: 'See there' });
  expect(groupPost).toMatchObject({ text: 'See there', edited: true });
  expect(groupPost.link).toBeUndefined();
  await anna.call('DELETE /api/groups/post-by-id', { postId: posted._id, profileId: anna.id });
  expect(await feed(ben)).toMatchObject({ posts: [], total: 0 });
});

it('what others posted is new on the card and the page of the group until it is read', async () => {
  const { createdAt: readTo, _id: postId } = await post(ben, { text: 'Look' });
  const newTo = async (who: Person) => {
    await vault.harness.settled();
    const { myGroups } = await who.call('POST /api/groups/groups-by-profile', { profileId: who.id });
    return [myGroups.find(({ _id }) => _id === groupId)?.newPosts, (await feed(who)).group.newPosts];
  };
  expect([await newTo(anna), await newTo(ben)]).toEqual([
    [1, 1],
    [undefined, undefined],
  ]);
  expect(await anna.send('/api/groups/mark-read', { body: { groupId, profileId: anna.id, readTo: 'today' } })).toMatchObject({ status: 400 });
  await anna.call('POST /api/groups/mark-read', { groupId, profileId: anna.id, readTo });
  expect(await newTo(anna)).toEqual([undefined, undefined]);
  await ben.call('DELETE /api/groups/post-by-id', { postId, profileId: ben.id });
});

it('a post is given hearts and talked about, and tells how much', async () => {
  const { _id: groupPostId } = await post(ben, { text: 'Look' });
  const { reactionData } = await anna.call('POST /api/groups/post-reaction', { groupPostId, profile: anna.id, reactionType: 'Love' });
  expect(reactionData).toMatchObject({ profile: { username: 'anna' }, reactionType: 'Love', groupPostId });
  await ben.call('POST /api/groups/post-reaction', { groupPostId, profile: ben.id, reactionType: 'Love' });
  const { result } = await anna.call('POST /api/comment/saveComment', { content: 'Lovely!', writer: anna.id, groupPostId });
  const [comment] = result;
  expect(comment).toMatchObject({ content: 'Lovely!', groupPostId });
  expect(Object.keys(comment ?? {})).not.toContain('postId');
  const responseTo = comment?._id ?? '';
  await ben.call('POST /api/comment/saveComment', { content: 'Thank you', writer: ben.id, groupPostId, responseTo });
  const { comments, total } = await ben.call('POST /api/comment/find-group-post-comments', { groupPostId, page: 0, perPage: 25 });
  expect([comments.map(({ content }) => content), total]).toEqual([['Lovely!', 'Thank you'], 1]);
  expect(await ben.call('POST /api/like/upLike', { commentId: responseTo, userId: ben.id })).toMatchObject({ likes: [{ userId: ben.id }] });
  const namesIn = async (who: Person) => (await feed(who)).posts[0]?.reactions.map(({ profile }) => profile.username);
  expect([await namesIn(anna), await namesIn(ben)]).toEqual([
    ['anna', 'ben'],
    ['ben', 'anna'],
  ]);
  await anna.call('POST /api/groups/remove-reaction', { groupPostId, profile: anna.id });
  expect((await feed(anna)).posts[0]).toMatchObject({ reactionCount: 1, commentCount: 2 });
  const all = await anna.call('POST /api/groups/reactions-by-id', { groupPostId, profileId: anna.id });
  expect(all).toMatchObject({ reactions: [{ profile: { username: 'ben' }, groupPostId }], total: 1 });
  await ben.call('DELETE /api/groups/post-by-id', { postId: groupPostId, profileId: ben.id });
  const { status } = await anna.send('/api/comment/deleteComment', { body: { commentId: responseTo, profileId: anna.id } });
  expect(status).toBe(404);
});

it('an album is posted as it is at that moment', async () => {
  const photos = [];
  for (const seed of [1, 2, 3, 4, 5])
    photos.push((await publishPhoto(vault, anna, await drawPhoto({ seed }), { title: `Lake ${seed}`, privacy: 'FAMILY_ONLY' })).id);
  const [first = '', ...others] = photos;
  const { album } = await anna.call('POST /api/image/add-to-album', { album: 'Lakes', posts: others, privacy: 'FAMILY_ONLY', profileId: anna.id });
  const posted = await post(anna, { album: album._id });
  expect(posted).toMatchObject({ album: album._id, postCount: 4, missingPosts: 0 });
  expect(posted.albumImages).toEqual(posted.posts.map(({ image }) => ({ filePath: image?.filePath, thumbNail: image?.thumbNail })));
  expect(posted.albumImages).toHaveLength(4);
  await anna.call('POST /api/image/add-to-album', { albumId: album._id, posts: [first], profileId: anna.id });
  const all = await ben.call('POST /api/groups/items-of-group-post', { groupPostId: posted._id, profileId: ben.id });
  expect(all.posts.map(({ _id }) => _id).sort()).toEqual([...others].sort());
  const more = await post(anna, { text: 'All', posts: photos });
  expect([more.postCount, more.posts.map(({ _id }) => _id)]).toEqual([5, photos.slice(0, 4)]);
  await anna.call('POST /api/image/deleteImageByProfile', { imageId: first, fileNames: [], profileId: anna.id });
  expect((await feed(ben)).posts[0]).toMatchObject({ postCount: 5, missingPosts: 1 });
});

it('nobody posts what is not theirs', async () => {
  const { id } = await publishPhoto(vault, anna, await drawPhoto({ seed: 9 }), { title: 'Mine', privacy: 'FAMILY_ONLY' });
  const { album } = await anna.call('POST /api/image/add-to-album', { album: 'Mine', posts: [id], privacy: 'FAMILY_ONLY', profileId: anna.id });
  const send = async (body: object, who = ben) =>
    (await who.send('/api/groups/create-group-post', { body: { text: 'Look', groupId, profile: who.id, ...body } })).status;
  expect(await send({ posts: [id] })).toBe(403);
  expect(await send({ album: album._id })).toBe(403);
  expect(await send({ album: album._id, posts: [id] })).toBe(400);
  expect(await send({ album: 'nothing' })).toBe(404);
  expect(await send({ posts: ['nothing'] })).toBe(404);
  expect(await send({ posts: Array.from({ length: 51 }, (_, at) => `item-${at}`) })).toBe(400);
  for (const none of [{ $ne: '' }, ['a'], 7, null, '', '../a']) expect(await send({ posts: [none] })).toBe(400);
  expect(await send({ album: 'nothing', text: 'x'.repeat(5001) })).toBe(400);
  expect(await send({ album: album._id }, await vault.join('outsider'))).toBe(403);
  await anna.call('POST /api/image/deleteImageByProfile', { imageId: id, fileNames: [], profileId: anna.id });
  expect(await send({ posts: [id] }, anna)).toBe(404);
  // The album is empty now.
  expect(await send({ album: album._id, text: ' ' }, anna)).toBe(400);
  await anna.call('POST /api/image/deleteAlbumById', { albumId: album._id, profileId: anna.id });
  expect(await send({ album: album._id }, anna)).toBe(404);
});

it('an album is posted whole, or not at all', async () => {
  const seed = async (album: string, from: number, to: number) => {
    const { id: owner } = anna;
    const [privacy, kind] = ['PRIVATE', 'IMAGE'] as const;
    if (from === 0)
      await seedEvent(vault.harness, 'media', `album:${album}`, owner, { type: 'AlbumCreated', data: { album, owner, name: album, description: '', privacy } });
    for (let at = from; at < to; at++) {
      const item = `${album}-${at}`;
      await seedPublished(vault.harness, owner, item, privacy);
      const added = { album, item, owner, kind, privacy };
      await seedEvent(vault.harness, 'media', `item:${item}`, owner, { type: 'ItemAddedToAlbum', data: added });
    }
    await vault.harness.settled();
  };
  await seed('summer', 0, maxGroupPostAlbumItems);
  expect(await post(anna, { album: 'summer' })).toMatchObject({ postCount: maxGroupPostAlbumItems, album: 'summer' });
  await seed('summer', maxGroupPostAlbumItems, maxGroupPostAlbumItems + 1);
  const body = { album: 'summer', groupId, profile: anna.id };
  expect(await anna.send('/api/groups/create-group-post', { body })).toMatchObject({ status: 409, body: { code: 'album-too-large' } });
});
