import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  acceptGroupInvite,
  acceptGroupRequest,
  blockGroupRequester,
  cancelGroupRequest,
  createGroup,
  deleteGroup,
  giveAdminAuth,
  groupHistory,
  groupInviteCount,
  groupMembers,
  groupsByProfile,
  handOverGroup,
  loseAdminAuth,
  rejectGroupInvite,
  removeGroupMembership,
  requestGroupMembership,
  restoreGroup,
  searchGroupProfiles,
  searchGroups,
  unblockGroupRequester,
  updateGroup,
  updateGroupInvite,
} from '@kloak/proto/api/groups.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { cardOf } from '../shapes.ts';
import { groupCardOf, groupInviteOf, groupOf, historyEntryOf, ownGroupsOf } from './group-shape.ts';

const groupAnswer = ({ group }: ResponseOf<'groups.GetGroup'>) => ({ group: groupOf(assertPresent(group)) });
const memberRequest = ({ body: { profileId, groupId } }: { body: { profileId: string; groupId: string } }) => ({ group: groupId, profile: profileId });

export const groups: readonly Route[] = [
  handlerRoute(groupsByProfile, {
    rpcs: ['groups.ListGroups', 'media.ListPostsById'],
    limit: 'read',
    async handle(_deps, { ask, auth }) {
      const { groups, invites, trashed } = await ask('groups.ListGroups', {});
      return {
        myGroups: await ownGroupsOf(ask, groups, principalOf(auth).account),
        groupInvites: invites.map(groupInviteOf),
        trashedGroups: trashed.map(({ id, name, endsAt }) => ({ _id: id, name, endsAt })),
      };
    },
  }),
  route(groupInviteCount, { rpc: 'groups.CountInvites', limit: 'read' }),
  route(groupMembers, {
    rpc: 'groups.ListMembers',
    limit: 'read',
    toRequest: ({ body: { groupId, paging } }) => ({ group: groupId, ...paging }),
    toAnswer: ({ members, next }) => ({ members: members.map(cardOf), next }),
  }),
  route(createGroup, {
    rpc: 'groups.CreateGroup',
    limit: 'group',
    toRequest: ({ body: { name, description, invitedIdList } }) => ({ name, description, invited: invitedIdList }),
    toAnswer: ({ group }) => ({ savedGroup: groupOf(assertPresent(group)) }),
  }),
  route(updateGroup, {
    rpc: 'groups.ChangeGroup',
    limit: 'group',
    toRequest: ({ body: { groupId, groupName, groupDescription, isHidden, imageId } }) => ({
      group: groupId,
      name: groupName,
      description: groupDescription,
      hidden: isHidden,
      image: imageId === null ? '' : imageId,
    }),
    toAnswer: groupAnswer,
  }),
  route(updateGroupInvite, {
    rpc: 'groups.ChangeInvites',
    limit: 'group',
    toRequest: ({ body: { groupId, invitedIdList, withdraw } }) => ({ group: groupId, invite: invitedIdList, withdraw }),
    toAnswer: groupAnswer,
  }),
  route(acceptGroupInvite, {
    rpc: 'groups.AcceptInvite',
    limit: 'group',
    toRequest: ({ body }) => ({ group: body.invite }),
    toAnswer: ({ group }) => ({ updatedGroup: groupOf(assertPresent(group)) }),
  }),
  route(rejectGroupInvite, { rpc: 'groups.RejectInvite', limit: 'group', toRequest: ({ body }) => ({ group: body.invite }) }),
  route(requestGroupMembership, {
    rpc: 'groups.RequestMembership',
    limit: 'group',
    toRequest: ({ body }) => ({ group: body.groupId }),
  }),
  handlerRoute(cancelGroupRequest, {
    rpcs: ['groups.CancelRequest', 'groups.DeclineRequest'],
    limit: 'group',
    async handle(_deps, { ask, auth, body: { groupId, profileId } }) {
      if (profileId === principalOf(auth).account) await ask('groups.CancelRequest', { group: groupId });
      else await ask('groups.DeclineRequest', { group: groupId, profile: profileId });
      return { isRequesting: false };
    },
  }),
  route(acceptGroupRequest, { rpc: 'groups.AcceptRequest', limit: 'group', toRequest: memberRequest, toAnswer: groupAnswer }),
  handlerRoute(removeGroupMembership, {
    rpcs: ['groups.LeaveGroup', 'groups.RemoveMember'],
    limit: 'group',
    async handle({ accessNarrowed }, { ask, auth, body: { groupId, profileId, removePosts } }) {
      const isLeaving = profileId === principalOf(auth).account;
      const { group } = isLeaving
        ? await ask('groups.LeaveGroup', { group: groupId, removePosts })
        : await ask('groups.RemoveMember', { group: groupId, profile: profileId });
      accessNarrowed();
      return { ...(group && { group: groupOf(group) }) };
    },
  }),
  route(giveAdminAuth, { rpc: 'groups.GiveAdmin', limit: 'group', toRequest: memberRequest, toAnswer: groupAnswer }),
  route(loseAdminAuth, { rpc: 'groups.TakeAdmin', limit: 'group', toRequest: memberRequest, toAnswer: groupAnswer }),
  route(handOverGroup, { rpc: 'groups.HandOver', limit: 'group', toRequest: memberRequest, toAnswer: groupAnswer }),
  route(blockGroupRequester, { rpc: 'groups.BlockProfile', limit: 'group', toRequest: memberRequest, toAnswer: groupAnswer }),
  route(unblockGroupRequester, { rpc: 'groups.UnblockProfile', limit: 'group', toRequest: memberRequest, toAnswer: groupAnswer }),
  route(deleteGroup, {
    rpc: 'groups.TrashGroup',
    limit: 'group',
    toRequest: ({ body: { groupId, groupName } }) => ({ group: groupId, name: groupName }),
  }),
  route(restoreGroup, { rpc: 'groups.RestoreGroup', limit: 'group', toRequest: ({ body }) => ({ group: body.groupId }), toAnswer: groupAnswer }),
  route(searchGroups, {
    rpc: 'groups.SearchGroups',
    limit: 'lookup',
    toRequest: ({ body: { searchTerm, paging } }) => ({ text: searchTerm, ...paging }),
    toAnswer: ({ groups, next }) => ({ searchResults: groups.map(groupCardOf), next }),
  }),
  route(groupHistory, {
    rpc: 'groups.ListHistory',
    limit: 'read',
    toRequest: ({ body: { groupId, paging } }) => ({ group: groupId, ...paging }),
    toAnswer: ({ entries, next }) => ({ history: entries.map(historyEntryOf), next }),
  }),
  route(searchGroupProfiles, {
    rpc: 'groups.FindInvitable',
    limit: 'lookup',
    toRequest: ({ body: { query, recipientIds, groupId } }) => ({ query, without: recipientIds, group: groupId }),
    toAnswer: ({ profiles }) => ({ profiles: profiles.map(cardOf) }),
  }),
];
