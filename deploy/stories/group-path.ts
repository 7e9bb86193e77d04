// The family path continues: a group, a post, the notifications, and the end of the group.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Answer } from '@kloak/proto/api/types.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import type { NotificationKind } from '@kloak/proto/rules/notifications.ts';
import type { GroupOfPath, Path, StoryStep } from './family-path.ts';
import { me, type Person, publish, untilRendered, uploader } from './people.ts';
import { persistCall, persistGet, takeOverSeconds } from './persist.ts';

function groupOf({ group }: Path): Required<GroupOfPath> {
  const { id, post, item } = group ?? {};
  if (id === undefined || post === undefined || item === undefined) throw new Error('nothing was posted to a group yet');
  return { id, post, item };
}

/** Waits until another member's view shows the change. */
async function untilSeen<Seen>(what: string, ask: () => Promise<Seen>, isThere: (seen: Seen) => boolean): Promise<Seen> {
  const find = async () => {
    const seen = await ask();
    return isThere(seen) ? seen : undefined;
  };
  return untilFound(what, find, takeOverSeconds);
}

const look = (person: Person, groupId: string) => persistCall(person.visitor, 'POST /api/groups/group-by-id', { groupId, profileId: me(person) });

/** Anna creates a group with Ben, who joins. */
async function begin(path: Path): Promise<void> {
  const { anna, ben } = path;
  const group = { name: 'Lake', description: 'Every summer', invitedIdList: [me(ben)], profile: me(anna) };
  const { savedGroup } = await persistCall(anna.visitor, 'POST /api/groups/create-new-group', group, `begin-${anna.name}`);
  const { _id } = savedGroup;
  path.group = { id: _id };
  const ofBen = () => persistCall(ben.visitor, 'POST /api/groups/groups-by-profile', { profileId: me(ben) });
  const { groupInvites } = await untilSeen('the invite', ofBen, (found) => found.groupInvites.length > 0);
  expect(groupInvites).toMatchObject([{ group: { _id } }]);
  await persistCall(ben.visitor, 'POST /api/groups/accept-group-invite', { profileId: me(ben), invite: _id }, `join-${ben.name}`);
  expect(await look(ben, _id)).toMatchObject({
    isMember: true,
    isOwner: false,
    group: { owner: { _id: me(anna) }, members: [{ _id: me(ben) }], memberCount: 2 },
  });
}

/** Anna posts a private photograph to it. */
async function post(path: Path): Promise<void> {
  const { anna, ben, group } = path;
  if (group === undefined) throw new Error('no group was begun yet');
  const photo = { fileName: 'lake.jpg', type: 'image/jpeg', bytes: await drawPhoto({ seed: Math.random() }) };
  const opened = await openUpload(uploader(anna), [photo], `open-lake-${anna.name}`);
  await postFile(uploader(anna), opened, photo);
  const item = await untilRendered(anna, (await publish({ ...anna, name: `${anna.name}-lake` }, opened, { title: 'Lake', privacy: 'PRIVATE' }))._id);
  const said = { text: 'Still cold.', posts: [item._id], groupId: group.id, profile: me(anna) };
  const { returnGroupPost } = await persistCall(anna.visitor, 'POST /api/groups/create-group-post', said, `lake-${anna.name}`);
  path.group = { id: group.id, post: returnGroupPost._id, item };
  const seen = await untilSeen(
    'the photograph in the group',
    () => look(ben, group.id),
    ({ posts }) => posts[0]?.missingPosts === 0,
  );
  expect(seen.posts).toMatchObject([{ _id: returnGroupPost._id, text: 'Still cold.', author: { _id: me(anna) }, posts: [{ _id: item._id }], missingPosts: 0 }]);
  const fetched = () => persistGet(ben.visitor, item.image?.thumbNail ?? '');
  await untilSeen('its bytes', fetched, ({ status }) => status === 200);
}

/** Ben gives it one heart and one comment, with any number of retries. */
async function like(path: Path): Promise<void> {
  const { anna, ben } = path;
  const { id, post: groupPostId } = groupOf(path);
  await persistCall(ben.visitor, 'POST /api/groups/post-reaction', { groupPostId, profile: me(ben), reactionType: 'Love' }, `lake-heart-${ben.name}`);
  await persistCall(ben.visitor, 'POST /api/comment/saveComment', { content: 'And so blue!', writer: me(ben), groupPostId }, `lake-words-${ben.name}`);
  const seen = await untilSeen(
    'the heart and the comment',
    () => look(anna, id),
    ({ posts }) => posts[0]?.reactionCount === 1 && posts[0].commentCount === 1,
  );
  expect(seen.posts).toMatchObject([{ _id: groupPostId, reactions: [{ profile: { _id: me(ben) } }] }]);
  const ask = () => persistCall(anna.visitor, 'POST /api/comment/find-group-post-comments', { groupPostId, page: 0, perPage: 25 });
  const { comments } = await untilSeen('the comment', ask, (found) => found.comments.length > 0);
  expect(comments).toMatchObject([{ content: 'And so blue!', writer: { _id: me(ben) } }]);
}

const isUnread = async (person: Person) => (await persistCall(person.visitor, 'POST /api/notification/unread', { profileId: me(person) })).unread;
const listed = (person: Person) => persistCall(person.visitor, 'POST /api/notification/list', { profileId: me(person) });
type Notification = Answer<'POST /api/notification/list'>['notifications'][number];

/** Notifications of a member about a group and its post, once all of these kinds exist. */
async function told(person: Person, { id, post: groupPost }: Required<GroupOfPath>, kinds: readonly NotificationKind[]): Promise<Notification[]> {
  const ofIt = async () => (await listed(person)).notifications.filter(({ group, groupPostId }) => group?._id === id || groupPostId === groupPost);
  return untilSeen(`${kinds.join(', ')} to be told`, ofIt, (found) => kinds.every((kind) => found.some((one) => one.kind === kind)));
}

/** Each gets one notification of the other's act; read marks stay, and the badge disappears. */
async function read(path: Path): Promise<void> {
  const { anna, ben } = path;
  const group = groupOf(path);
  const byBen = { people: 1, profiles: [{ _id: me(ben) }], groupPostId: group.post };
  const ofAnna = await told(anna, group, ['HEARTS', 'COMMENTS']);
  expect(ofAnna.filter(({ kind }) => kind === 'HEARTS' || kind === 'COMMENTS').toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: 'COMMENTS', ...byBen },
    { kind: 'HEARTS', ...byBen },
  ]);
  const toBen = { kind: 'GROUP_POSTS', people: 1, profiles: [{ _id: me(anna) }], groupPostId: group.post, items: 1 };
  expect(await told(ben, group, ['GROUP_POSTS'])).toMatchObject([toBen]);
  for (const person of [anna, ben]) {
    expect(await isUnread(person)).toBe(true);
    const [newest] = (await listed(person)).notifications;
    const readTo = newest?.createdAt ?? '';
    await persistCall(person.visitor, 'POST /api/notification/mark-read', { profileId: me(person), readTo }, `read-${person.name}`);
    expect(await isUnread(person)).toBe(false);
    expect((await listed(person)).readTo).toBe(readTo);
  }
}

/** Ben leaves: from that answer on the group gives him no access, and his comments stay. */
async function leave(path: Path): Promise<void> {
  const { anna, ben } = path;
  const { id, post: groupPostId, item } = groupOf(path);
  await persistCall(ben.visitor, 'PUT /api/groups/remove-group-membership', { groupId: id, profileId: me(ben) }, `leave-${ben.name}`);
  expect((await persistGet(ben.visitor, item.image?.thumbNail ?? '')).status).toBe(403);
  expect(await look(ben, id)).toMatchObject({ isMember: false, posts: [], group: { memberCount: 1 } });
  const comments = { groupPostId, page: 0, perPage: 25 };
  await expect(persistCall(ben.visitor, 'POST /api/comment/find-group-post-comments', comments)).rejects.toMatchObject({ status: 403 });
  expect((await listed(ben)).notifications.filter(({ group }) => group?._id === id)).toEqual([]);
  const { posts } = await untilSeen(
    'Anna to be alone in the group',
    () => look(anna, id),
    ({ group }) => group.memberCount === 1 && group.members?.length === 0,
  );
  expect(posts).toMatchObject([{ _id: groupPostId, posts: [{ _id: item._id }], reactionCount: 1, commentCount: 1 }]);
}

export const groupSteps: readonly StoryStep[] = [
  { name: 'Anna begins a group, and Ben joins it', run: begin },
  { name: 'Anna posts a photograph of her own to it, which Ben sees', run: post },
  { name: 'Ben gives it a heart and a comment', run: like },
  { name: 'each is told what the other did, and reads it', run: read },
  { name: 'Ben leaves the group, and what he saw by it ends', run: leave },
];
