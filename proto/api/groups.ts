import { z } from 'zod';
import { defaultHistoryPerPage } from '../rules/group-history.ts';
import { defaultGroupPostsPerPage, maxGroupPostItems } from '../rules/group-posts.ts';
import { defaultGroupMembersPerPage, maxGroupsFound, maxInvitedAtOnce } from '../rules/groups.ts';
import { call } from './call.ts';
import { filledText, id, me, text } from './shapes/fields.ts';
import { group, groupCard, groupHistoryEntry, groupInvite, groupPost, ownGroupCard, trashedGroup } from './shapes/group-shapes.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { card, post } from './shapes/shapes.ts';

/** Limit of parsing only: the rules limit names and descriptions. */
const maxReadCharacters = 20_000;
const some = z.array(id).max(maxInvitedAtOnce);
const ofMember = z.object({ profileId: id.describe('The member concerned.'), groupId: id });
const asCaller = z.object({ profileId: me, groupId: id });
const target = ['profileId'] as const;

export const groupInviteCount = call({
  method: 'POST',
  path: '/api/groups/group-invite-count',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns the number of groups that invite the caller.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ count: z.number().int().describe('At most 100.') }),
});

export const groupsByProfile = call({
  method: 'POST',
  path: '/api/groups/groups-by-profile',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's groups, the last joined first, and the groups that invite the caller.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({
    myGroups: z.array(ownGroupCard),
    groupInvites: z.array(groupInvite),
    trashedGroups: z.array(trashedGroup).describe('Groups that the caller owned and deleted and can still restore.'),
  }),
});

export const createGroup = call({
  method: 'POST',
  path: '/api/groups/create-new-group',
  who: 'signed-in',
  summary: 'Creates a group owned by the caller and invites connections to it.',
  body: z.object({ name: text(maxReadCharacters), description: text(maxReadCharacters).default(''), invitedIdList: some.default([]), profile: me }),
  answer: z.strictObject({ savedGroup: group }),
});

export const groupById = call({
  method: 'POST',
  path: '/api/groups/group-by-id',
  who: 'signed-in',
  keptOffline: true,
  summary:
    'Returns a group as the caller may see it; needs a confirmed address. A hidden group is 404 unless the caller is a member, invited or asked to join.',
  body: z.object({ groupId: id, profileId: me, ...paging }).transform(paged(defaultGroupPostsPerPage)),
  answer: z.strictObject({
    group,
    isMember: z.boolean().describe('Also true for the owner and admins.'),
    isAdmin: z.boolean(),
    isOwner: z.boolean(),
    isRequester: z.boolean(),
    isInvited: z.boolean(),
    posts: z.array(groupPost).describe('Newest posts first; empty if the caller is no member.'),
    seen: z.int().min(0).describe('Position to send to `mark-read` once these posts are on screen.'),
    ...partOfList,
  }),
});

export const groupMembers = call({
  method: 'POST',
  path: '/api/groups/group-members',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the members of a group in the order of joining, without owner and admins, whom `group-by-id` returns; only for members.',
  body: z.object({ groupId: id, profileId: me, ...paging }).transform(paged(defaultGroupMembersPerPage)),
  answer: z.strictObject({ members: z.array(card), next: partOfList.next }),
});

export const updateGroup = call({
  method: 'PUT',
  path: '/api/groups/update-group',
  who: 'signed-in',
  summary: 'Changes name, description or picture of a group; only for its admins. Absent fields stay.',
  body: z.object({
    groupId: id,
    groupName: text(maxReadCharacters).optional(),
    groupDescription: text(maxReadCharacters).optional(),
    imageId: id
      .nullable()
      .optional()
      .describe(
        "Image of the caller to copy as the group's picture, visible to everybody who can find the group; null removes the picture. If rendering takes longer than some seconds, it follows later.",
      ),
    isHidden: z.boolean().optional().describe('No search finds a hidden group; only members, invited people and those who asked to join can open it.'),
  }),
  answer: z.strictObject({ group }),
});

export const updateGroupInvite = call({
  method: 'PUT',
  path: '/api/groups/update-group-invite',
  who: 'signed-in',
  summary: 'Invites people to a group or withdraws invites; only for its admins. Invited people are connections of the caller or of members.',
  body: z.object({ groupId: id, profile: me.optional(), invitedIdList: some.default([]), withdraw: some.default([]) }),
  answer: z.strictObject({ group }),
});

const answerToInvite = z.object({ profileId: me, invite: id.describe("The invite's id, or the invite itself.") });

export const acceptGroupInvite = call({
  method: 'POST',
  path: '/api/groups/accept-group-invite',
  who: 'signed-in',
  summary: 'Accepts an invite and makes the caller a member of the group.',
  body: answerToInvite,
  answer: z.strictObject({ updatedGroup: group }),
});

export const rejectGroupInvite = call({
  method: 'POST',
  path: '/api/groups/reject-group-invite',
  who: 'signed-in',
  summary: 'Rejects an invite; also succeeds if there is none.',
  body: answerToInvite,
  answer: z.strictObject({}),
});

export const requestGroupMembership = call({
  method: 'PUT',
  path: '/api/groups/request-group-membership',
  who: 'signed-in',
  summary: 'Requests membership of a group: at most three times a week, and not within a week after a refusal or removal.',
  body: asCaller,
  answer: z.strictObject({ isRequesting: z.boolean() }),
});

/** Changes a member's relation to a group, and answers the group as the caller then sees it. */
const actOnMember = <const Path extends `/api/groups/${string}`>(path: Path, summary: string) =>
  call({ method: 'PUT', path, who: 'signed-in', summary, targets: target, body: ofMember, answer: z.strictObject({ group }) });

export const cancelGroupRequest = call({
  method: 'PUT',
  path: '/api/groups/cancel-group-request',
  who: 'signed-in',
  summary: "Withdraws the caller's request for membership; an admin declines the request of another profile.",
  targets: target,
  body: ofMember,
  answer: z.strictObject({ isRequesting: z.boolean() }),
});

export const acceptGroupRequest = actOnMember('/api/groups/accept-group-request', 'Makes somebody who asked a member of the group; its admins may.');

export const removeGroupMembership = call({
  method: 'PUT',
  path: '/api/groups/remove-group-membership',
  who: 'signed-in',
  summary: 'Removes a member from a group; only for its admins, and admins only by its owner. Everybody but the owner can remove themselves.',
  targets: target,
  body: ofMember.extend({ removePosts: z.boolean().default(false).describe('Deletes everything that the leaving member posted as well.') }),
  answer: z.strictObject({ group: group.optional().describe('Absent if the caller can no longer see the group.') }),
});

export const giveAdminAuth = actOnMember('/api/groups/give-admin-auth', 'Makes a member of a group an admin; its admins may.');

export const loseAdminAuth = actOnMember('/api/groups/lose-admin-auth', 'Makes an admin of a group a member again; its owner may.');

export const handOverGroup = actOnMember('/api/groups/hand-over-group', 'Makes another member the owner of a group; its owner may, and stays an admin.');

export const blockGroupRequester = actOnMember(
  '/api/groups/block-group-requester',
  'Keeps somebody who is not a member away from a group, and ends their request and their invite; its admins may.',
);

export const unblockGroupRequester = actOnMember('/api/groups/unblock-group-requester', 'Keeps somebody away no more; the admins of the group may.');

export const deleteGroup = call({
  method: 'DELETE',
  path: '/api/groups/group-by-id',
  who: 'signed-in',
  summary: 'Deletes a group if its name is given; only for its owner, who can restore it for 30 days.',
  body: z.object({ groupId: id, groupName: text(maxReadCharacters).describe('Name of the group exactly as displayed.') }),
  answer: z.strictObject({}),
});

export const restoreGroup = call({
  method: 'PUT',
  path: '/api/groups/restore-group',
  who: 'signed-in',
  summary: 'Restores a deleted group with its members; only for its owner.',
  body: z.object({ groupId: id }),
  answer: z.strictObject({ group }),
});

export const searchGroups = call({
  method: 'POST',
  path: '/api/groups/search-group-database',
  who: 'signed-in',
  summary: 'Finds groups, but no hidden ones, by beginnings of words in name or description, regardless of case; needs a confirmed address.',
  body: z.object({ searchTerm: text(400), ...paging }).transform(paged(maxGroupsFound)),
  answer: z.strictObject({
    searchResults: z.array(groupCard).describe('At most 100 groups. If `next` is present, more may follow, even after an empty page.'),
    next: partOfList.next,
  }),
});

export const groupHistory = call({
  method: 'POST',
  path: '/api/groups/group-history',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the acts of owner and admins in a group, the newest first; only for its admins.',
  body: z.object({ groupId: id, profileId: me, ...paging }).transform(paged(defaultHistoryPerPage)),
  answer: z.strictObject({ history: z.array(groupHistoryEntry), next: partOfList.next }),
});

export const searchGroupProfiles = call({
  method: 'POST',
  path: '/api/groups/search-profiles',
  who: 'signed-in',
  summary: 'Finds people to invite: connections by a part of name or mail address; for a group also connections of members, by exact address.',
  body: z.object({ query: filledText(400), profileId: me, recipientIds: z.array(id).max(100).default([]), groupId: id.optional() }),
  answer: z.strictObject({ profiles: z.array(card) }),
});

export const createGroupPost = call({
  method: 'POST',
  path: '/api/groups/create-group-post',
  who: 'signed-in',
  summary: "Posts a text, the caller's own posts, both, or an album as it is now to a group. Its members see the items as long as the post exists.",
  body: z
    .object({
      text: text(maxReadCharacters).default(''),
      posts: z.array(id).max(maxGroupPostItems).default([]),
      album: z.union([id, z.literal(false)]).default(false),
      groupId: id,
      profile: me,
    })
    .refine(({ posts, album }) => album === false || posts.length === 0, 'Either "posts" or an "album" can be attached.'),
  answer: z.strictObject({ returnGroupPost: groupPost }),
});

export const updateGroupPost = call({
  method: 'PUT',
  path: '/api/groups/update-group-post',
  who: 'signed-in',
  summary: "Edits the caller's own post to a group.",
  body: z.object({ groupPostId: id, text: text(maxReadCharacters) }),
  answer: z.strictObject({ groupPost }),
});

export const deleteGroupPost = call({
  method: 'DELETE',
  path: '/api/groups/post-by-id',
  who: 'signed-in',
  summary: 'Deletes a post to a group; only for its author and admins of the group.',
  body: z.object({ postId: id, profileId: me }),
  answer: z.strictObject({}),
});

export const markGroupRead = call({
  method: 'POST',
  path: '/api/groups/mark-read',
  who: 'signed-in',
  summary: 'Marks the posts of a group as seen by the caller; never moves back. Only for members.',
  body: z.object({
    groupId: id,
    profileId: me,
    readTo: z.iso.datetime().describe('`createdAt` of the newest displayed post; used only if `seen` is absent.'),
    seen: z.int().min(0).optional().describe('`seen` as returned by `group-by-id` with the displayed posts; independent of any clock.'),
  }),
  answer: z.strictObject({}),
});

export const itemsOfGroupPost = call({
  method: 'POST',
  path: '/api/groups/items-of-group-post',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the items attached to a post that the caller may see, at most 200.',
  body: z.object({ groupPostId: id, profileId: me }),
  answer: z.strictObject({ posts: z.array(post), missingPosts: z.int().min(0) }),
});
