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
const ofMember = z.object({ profileId: id.describe('The member who is meant.'), groupId: id });
const asCaller = z.object({ profileId: me, groupId: id });
const target = ['profileId'] as const;

export const groupInviteCount = call({
  method: 'POST',
  path: '/api/groups/group-invite-count',
  who: 'signed-in',
  summary: 'How many groups invite the caller.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ count: z.number().int().describe('At most 100.') }),
});

export const groupsByProfile = call({
  method: 'POST',
  path: '/api/groups/groups-by-profile',
  who: 'signed-in',
  summary: "The caller's groups, the one that was joined last first, and the groups that invite the caller.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({
    myGroups: z.array(ownGroupCard),
    groupInvites: z.array(groupInvite),
    trashedGroups: z.array(trashedGroup).describe('Groups that the caller owned and deleted, which can be restored.'),
  }),
});

export const createGroup = call({
  method: 'POST',
  path: '/api/groups/create-new-group',
  who: 'signed-in',
  summary: 'Begins a group that the caller owns, and invites connections of the caller to it.',
  body: z.object({ name: text(maxReadCharacters), description: text(maxReadCharacters).default(''), invitedIdList: some.default([]), profile: me }),
  answer: z.strictObject({ savedGroup: group }),
});

export const groupById = call({
  method: 'POST',
  path: '/api/groups/group-by-id',
  who: 'signed-in',
  summary: 'A group as the caller, whose address is confirmed, sees it. A hidden group does not exist for who is neither in it nor invited nor asking to join.',
  body: z.object({ groupId: id, profileId: me, ...paging }).transform(paged(defaultGroupPostsPerPage)),
  answer: z.strictObject({
    group,
    isMember: z.boolean().describe('The owner and admins are members too.'),
    isAdmin: z.boolean(),
    isOwner: z.boolean(),
    isRequester: z.boolean(),
    isInvited: z.boolean(),
    posts: z.array(groupPost).describe('The newest first; none for who is no member.'),
    seen: z.int().min(0).describe('For `mark-read`, of who was shown these posts.'),
    ...partOfList,
  }),
});

export const groupMembers = call({
  method: 'POST',
  path: '/api/groups/group-members',
  who: 'signed-in',
  summary: 'Who is in a group, in the order in which they joined, without its owner and admins, whom `group-by-id` answers; its members are told.',
  body: z.object({ groupId: id, profileId: me, ...paging }).transform(paged(defaultGroupMembersPerPage)),
  answer: z.strictObject({ members: z.array(card), next: partOfList.next }),
});

export const updateGroup = call({
  method: 'PUT',
  path: '/api/groups/update-group',
  who: 'signed-in',
  summary: 'Changes what is said of a group, and its picture; its admins may. What is not named stays.',
  body: z.object({
    groupId: id,
    groupName: text(maxReadCharacters).optional(),
    groupDescription: text(maxReadCharacters).optional(),
    imageId: id
      .nullable()
      .optional()
      .describe(
        'An image of the caller, of which the group gets a copy that everybody who finds the group sees; null takes its picture away. One that is not ready after some seconds follows.',
      ),
    isHidden: z.boolean().optional().describe('No search finds a hidden group, and its page is for who is in it, invited or asking to join.'),
  }),
  answer: z.strictObject({ group }),
});

export const updateGroupInvite = call({
  method: 'PUT',
  path: '/api/groups/update-group-invite',
  who: 'signed-in',
  summary: "Invites people to a group, and takes invites back; its admins may. They are connections of the caller's, or of members of the group.",
  body: z.object({ groupId: id, profile: me.optional(), invitedIdList: some.default([]), withdraw: some.default([]) }),
  answer: z.strictObject({ group }),
});

const answerToInvite = z.object({ profileId: me, invite: id.describe('The id of the invite, or the invite.') });

export const acceptGroupInvite = call({
  method: 'POST',
  path: '/api/groups/accept-group-invite',
  who: 'signed-in',
  summary: 'Accepts an invite: the caller is a member of the group.',
  body: answerToInvite,
  answer: z.strictObject({ updatedGroup: group }),
});

export const rejectGroupInvite = call({
  method: 'POST',
  path: '/api/groups/reject-group-invite',
  who: 'signed-in',
  summary: 'Rejects an invite; one that is not there is a success.',
  body: answerToInvite,
  answer: z.strictObject({}),
});

export const requestGroupMembership = call({
  method: 'PUT',
  path: '/api/groups/request-group-membership',
  who: 'signed-in',
  summary: 'Asks to become a member of a group: three times a week, and a week after one was declined or removed.',
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
  summary: "Takes back the caller's request to become a member; of another profile an admin declines it.",
  targets: target,
  body: ofMember,
  answer: z.strictObject({ isRequesting: z.boolean() }),
});

export const acceptGroupRequest = actOnMember('/api/groups/accept-group-request', 'Makes somebody who asked a member of the group; its admins may.');

export const removeGroupMembership = call({
  method: 'PUT',
  path: '/api/groups/remove-group-membership',
  who: 'signed-in',
  summary: 'Removes a member from a group; its admins may, of admins its owner alone. With their own profile everybody but the owner leaves.',
  targets: target,
  body: ofMember.extend({ removePosts: z.boolean().default(false).describe('Of who leaves: what they posted is deleted, too.') }),
  answer: z.strictObject({ group: group.optional().describe('Absent where the caller sees nothing of it any more.') }),
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
  summary: 'Deletes a group whose name is typed; its owner may, and can restore it for 30 days.',
  body: z.object({ groupId: id, groupName: text(maxReadCharacters).describe('The name of the group, as it is shown.') }),
  answer: z.strictObject({}),
});

export const restoreGroup = call({
  method: 'PUT',
  path: '/api/groups/restore-group',
  who: 'signed-in',
  summary: 'Restores a deleted group with all who were in it; its owner may.',
  body: z.object({ groupId: id }),
  answer: z.strictObject({ group }),
});

export const searchGroups = call({
  method: 'POST',
  path: '/api/groups/search-group-database',
  who: 'signed-in',
  summary:
    'Groups with words in name or description that begin with those of a text, whatever their case; never hidden ones; for members whose address is confirmed.',
  body: z.object({ searchTerm: text(400), ...paging }).transform(paged(maxGroupsFound)),
  answer: z.strictObject({
    searchResults: z.array(groupCard).describe('At most 100, unless fewer are asked for; with `next` there may be more, also where there are none.'),
    next: partOfList.next,
  }),
});

export const groupHistory = call({
  method: 'POST',
  path: '/api/groups/group-history',
  who: 'signed-in',
  summary: 'What admins and the owner of a group did in it, the newest first; its admins are told.',
  body: z.object({ groupId: id, profileId: me, ...paging }).transform(paged(defaultHistoryPerPage)),
  answer: z.strictObject({ history: z.array(groupHistoryEntry), next: partOfList.next }),
});

export const searchGroupProfiles = call({
  method: 'POST',
  path: '/api/groups/search-profiles',
  who: 'signed-in',
  summary: "Whom the caller may invite: connections whose name or mail address holds a text; for a group also members' connections, by their exact address.",
  body: z.object({ query: filledText(400), profileId: me, recipientIds: z.array(id).max(100).default([]), groupId: id.optional() }),
  answer: z.strictObject({ profiles: z.array(card) }),
});

export const createGroupPost = call({
  method: 'POST',
  path: '/api/groups/create-group-post',
  who: 'signed-in',
  summary:
    "Posts a text, the caller's own posts, or both to a group, whose members see them while the post is there; or an album of the caller's as it is now.",
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
  summary: "Says the caller's own post to a group in other words.",
  body: z.object({ groupPostId: id, text: text(maxReadCharacters) }),
  answer: z.strictObject({ groupPost }),
});

export const deleteGroupPost = call({
  method: 'DELETE',
  path: '/api/groups/post-by-id',
  who: 'signed-in',
  summary: 'Deletes a post to a group: its author may, and admins of the group.',
  body: z.object({ postId: id, profileId: me }),
  answer: z.strictObject({}),
});

export const markGroupRead = call({
  method: 'POST',
  path: '/api/groups/mark-read',
  who: 'signed-in',
  summary: 'Says that the caller has seen what is posted to a group; never less than before. Its members may.',
  body: z.object({
    groupId: id,
    profileId: me,
    readTo: z.iso.datetime().describe('The `createdAt` of the newest post that was shown; counts where `seen` is left out.'),
    seen: z.int().min(0).optional().describe('As `group-by-id` answered it with what was shown: no clock changes what is new.'),
  }),
  answer: z.strictObject({}),
});

export const itemsOfGroupPost = call({
  method: 'POST',
  path: '/api/groups/items-of-group-post',
  who: 'signed-in',
  summary: 'All that is attached to a post, 200 at most: what of it the caller may see now.',
  body: z.object({ groupPostId: id, profileId: me }),
  answer: z.strictObject({ posts: z.array(post), missingPosts: z.int().min(0) }),
});
