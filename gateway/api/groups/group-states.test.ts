// Statuses of every group call, for every relation of the caller to the group, while it is open, hidden or deleted.
import { randomUUID } from 'node:crypto';
import { sampleOf } from '@kloak/platform/testing/long.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { ApiName, Body } from '@kloak/proto/api/types.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

const standings = ['outsider', 'invited', 'requester', 'blocked', 'declined', 'removed', 'member', 'admin', 'owner'] as const;
type GroupRole = (typeof standings)[number];
const states = ['open', 'hidden', 'deleted'] as const;
type State = (typeof states)[number];

/** Calls that name no group. */
type Elsewhere =
  | 'POST /api/groups/group-invite-count'
  | 'POST /api/groups/groups-by-profile'
  | 'POST /api/groups/create-new-group'
  | 'POST /api/groups/search-group-database';
/** Comment calls on posts of the group. */
type CommentCall = Extract<ApiName, `${string} /api/comment/${string}`>;
type GroupCall = Exclude<Extract<ApiName, `${string} /api/groups/${string}`>, Elsewhere> | CommentCall;
type CallCase<Name extends ApiName> = {
  send(group: string, me: Person): Body<Name>;
  /** Statuses for an open group. */
  statuses: Record<GroupRole, number>;
  /** Differences for a hidden group, which `notSeen` does not see: 404 for them. */
  hidden?: Partial<Record<GroupRole, number>>;
  /** Differences from 404 for a deleted group. */
  deleted?: Partial<Record<GroupRole, number>>;
};

const all = (status: number): Record<GroupRole, number> => ({
  outsider: status,
  invited: status,
  requester: status,
  blocked: status,
  declined: status,
  removed: status,
  member: status,
  admin: status,
  owner: status,
});
const forMembers = { ...all(403), member: 200, admin: 200, owner: 200 };
const forAdmins = { ...all(403), admin: 200, owner: 200 };
const forOwner = { ...all(403), owner: 200 };
/** A success in every state. */
const always = { statuses: all(200), hidden: all(200), deleted: all(200) };

let vault: Vault;
let me: Person;
let other: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [me, other] = await Promise.all([vault.join('myself'), vault.join('other')]);
});
afterAll(() => vault.close());

const aboutOther = (groupId: string) => ({ profileId: other.id, groupId });
const aboutMe = (groupId: string) => ({ profileId: me.id, groupId });

/** The post of `other` in a group. */
const postIn = (group: string) => `${group}-post`;

/** A comment of `other` on it. */
const commentIn = (group: string) => `${group}-comment`;
const onComment = (group: string) => ({ commentId: commentIn(group), profile: me.id });

/** In each group, `other` is a member; other people ask to join, are invited and are blocked. */
const calls: { readonly [Name in GroupCall]: CallCase<Name> } = {
  'POST /api/groups/group-by-id': { send: aboutMe, statuses: all(200) },
  'POST /api/groups/group-members': { send: aboutMe, statuses: forMembers },
  'POST /api/groups/mark-read': { send: (groupId) => ({ ...aboutMe(groupId), readTo: new Date().toISOString() }), statuses: forMembers },
  'PUT /api/groups/update-group': { send: (groupId) => ({ groupId, groupName: 'Sea' }), statuses: forAdmins },
  'PUT /api/groups/update-group-invite': { send: (groupId) => ({ groupId, withdraw: ['invitee'] }), statuses: forAdmins },
  'POST /api/groups/accept-group-invite': {
    send: (groupId) => ({ profileId: me.id, invite: groupId }),
    statuses: { ...all(200), outsider: 404, requester: 404, blocked: 404, declined: 404, removed: 404 },
  },
  'POST /api/groups/reject-group-invite': { send: (groupId) => ({ profileId: me.id, invite: groupId }), ...always },
  'PUT /api/groups/request-group-membership': { send: aboutMe, statuses: { ...all(200), blocked: 403, declined: 409, removed: 409 } },
  'PUT /api/groups/cancel-group-request': { send: (groupId) => ({ profileId: 'asker', groupId }), statuses: forAdmins },
  'PUT /api/groups/accept-group-request': { send: (groupId) => ({ profileId: 'asker', groupId }), statuses: forAdmins },
  'PUT /api/groups/remove-group-membership': { send: aboutOther, statuses: forAdmins },
  'PUT /api/groups/give-admin-auth': { send: aboutOther, statuses: forAdmins },
  'PUT /api/groups/lose-admin-auth': { send: aboutOther, statuses: forOwner },
  'PUT /api/groups/hand-over-group': { send: aboutOther, statuses: forOwner },
  'PUT /api/groups/block-group-requester': { send: (groupId) => ({ profileId: 'asker', groupId }), statuses: forAdmins },
  'PUT /api/groups/unblock-group-requester': { send: (groupId) => ({ profileId: 'kept-away', groupId }), statuses: forAdmins },
  'DELETE /api/groups/group-by-id': { send: (groupId) => ({ groupId, groupName: 'Lake' }), statuses: forOwner, deleted: { owner: 200 } },
  'PUT /api/groups/restore-group': { send: (groupId) => ({ groupId }), statuses: forOwner, deleted: { owner: 200 } },
  'POST /api/groups/create-group-post': { send: (groupId) => ({ text: 'Look', groupId, profile: me.id }), statuses: forMembers },
  'POST /api/groups/items-of-group-post': { send: (group) => ({ groupPostId: postIn(group), profileId: me.id }), statuses: forMembers },
  'PUT /api/groups/update-group-post': { send: (group) => ({ groupPostId: postIn(group), text: 'Look here' }), statuses: all(403) },
  'DELETE /api/groups/post-by-id': { send: (group) => ({ postId: postIn(group), profileId: me.id }), statuses: forAdmins },
  'POST /api/groups/reactions-by-id': { send: (group) => ({ groupPostId: postIn(group), profileId: me.id }), statuses: forMembers },
  'POST /api/groups/post-reaction': { send: (group) => ({ groupPostId: postIn(group), profile: me.id, reactionType: 'Love' }), statuses: forMembers },
  'POST /api/groups/remove-reaction': { send: (group) => ({ groupPostId: postIn(group), profile: me.id }), statuses: forMembers },
  'POST /api/comment/find-group-post-comments': { send: (group) => ({ groupPostId: postIn(group) }), statuses: forMembers },
  'POST /api/comment/getComments': { send: (group) => ({ groupPostId: postIn(group) }), statuses: forMembers },
  'POST /api/comment/getImageComments': { send: (group) => ({ groupPostId: postIn(group), responseTo: commentIn(group) }), statuses: forMembers },
  'POST /api/comment/saveComment': {
    send: (group) => ({ content: 'Hello', writer: me.id, groupPostId: postIn(group), responseTo: commentIn(group) }),
    statuses: forMembers,
  },
  'POST /api/comment/updateComment': { send: (group) => ({ commentId: commentIn(group), content: 'Mine', writer: me.id }), statuses: all(403) },
  'POST /api/comment/deleteComment': { send: (group) => ({ commentId: commentIn(group), profileId: me.id }), statuses: forAdmins },
  'POST /api/comment/getAllReactions': { send: onComment, statuses: forMembers },
  'POST /api/comment/addCommentReaction': { send: (group) => ({ ...onComment(group), reactionType: 'Love' }), statuses: forMembers },
  'POST /api/comment/removeCommentReaction': { send: onComment, statuses: forMembers },
  'POST /api/groups/group-history': { send: aboutMe, statuses: forAdmins },
  'POST /api/groups/search-profiles': { send: (groupId) => ({ query: 'x', profileId: me.id, groupId }), statuses: forAdmins },
};

/** A call to leave by a person outside the group always succeeds: they may have left a moment ago. */
const leaving = {
  statuses: { ...all(200), owner: 409 },
  hidden: { ...all(200), owner: 409 },
  deleted: { ...all(200), member: 404, admin: 404, owner: 404 },
};

/** Calls of admins about others, used by a member about themselves. */
const own: Record<string, CallCase<'PUT /api/groups/cancel-group-request'>> = {
  'PUT /api/groups/cancel-group-request': { send: aboutMe, ...always },
  'PUT /api/groups/remove-group-membership': { send: aboutMe, ...leaving },
};

const notSeen: readonly GroupRole[] = ['outsider', 'blocked', 'declined', 'removed'];

function expected({ statuses, hidden = {}, deleted = {} }: Omit<CallCase<GroupCall>, 'send'>, standing: GroupRole, state: State): number {
  if (state === 'deleted') return deleted[standing] ?? 404;
  return (state === 'hidden' ? hidden[standing] : undefined) ?? (state === 'hidden' && notSeen.includes(standing) ? 404 : statuses[standing]);
}

/** Seeds a group in this state, with this relation to `me`; returns its id. */
async function seedGroup(standing: GroupRole, state: State): Promise<string> {
  const group = randomUUID();
  const mine = (...where: GroupRole[]) => (where.includes(standing) ? [me.id] : []);
  const owner = standing === 'owner' ? me.id : 'founder';
  const until = new Date(Date.now() + trashMs).toISOString();
  const after = {
    owner,
    admins: [owner, ...mine('admin')],
    members: [owner, other.id, ...mine('admin', 'member')],
    invited: ['invitee', ...mine('invited')],
    requests: ['asker', ...mine('requester')],
    blocked: ['kept-away', ...mine('blocked')],
    recent: mine('declined', 'removed').map((who) => ({ who, times: 3, until })),
    hidden: state === 'hidden',
    purged: false,
    ...(state === 'deleted' && { trashedAt: new Date().toISOString() }),
  };
  const created = { group, after: { ...after, members: [...after.members, ...mine('removed')] }, by: owner, name: 'Lake', description: '' };
  const removed = mine('removed').map((who) => ({ type: 'MemberRemoved' as const, data: { group, after, who, by: owner } }));
  await seedEvent(vault.harness, 'groups', `group:${group}`, group, { type: 'GroupCreated', data: created }, ...removed);
  const post = { post: postIn(group), group, author: other.id, items: [], text: 'Hello', mentions: [] };
  await seedEvent(vault.harness, 'groups', `post:${post.post}`, group, { type: 'PostCreated', data: post });
  const groupPost = { post: post.post, group, author: other.id };
  const comment = { comment: commentIn(group), item: '', owner: '', groupPost, writer: other.id, content: 'Hello' };
  await seedEvent(vault.harness, 'social', `comment:${comment.comment}`, group, { type: 'CommentSaved', data: comment });
  return group;
}

const rows: (readonly [string, Omit<CallCase<GroupCall>, 'send'> & { send(group: string, me: Person): object }])[] = [
  ...Object.entries(calls),
  ...Object.entries(own).map(([name, row]) => [`${name} of oneself`, row] as const),
];

describe.each(sampleOf(rows, 12))('%s', (name, row) => {
  const [method = '', path = ''] = name.split(' ');

  it.each(states)('of a group that is %s', async (state) => {
    const groups = await Promise.all(standings.map(async (standing) => [standing, await seedGroup(standing, state)] as const));
    await vault.harness.settled();
    const found: Record<string, number> = {};
    for (const [standing, group] of groups) found[standing] = (await me.send(path, { method, body: row.send(group, me) })).status;
    expect(found).toEqual(Object.fromEntries(standings.map((standing) => [standing, expected(row, standing, state)])));
  });
});

it.each(rows)('%s: a guest, and a group that never was', async (name, row) => {
  const [method = '', path = ''] = name.split(' ');
  expect((await vault.guest().send(path, { method, body: row.send('nothing', me) })).status).toBe(401);
  const { deleted } = row;
  expect((await me.send(path, { method, body: row.send('nothing', me) })).status).toBe(deleted?.outsider ?? 404);
});
