import type { Group, GroupInvite, Profile } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { groupAfter, type MemberAct, removesMember } from './group-after.ts';
import { groupMembersQuery, groupQuery, groupsQuery, patchGroup, patchMembers } from './groups-queries.ts';
import { inviteCountQuery } from './invite-count.ts';

/** Shows the group of an answer, and refetches the member's role in it and the lists of groups. */
function showGroup(client: QueryClient, me: string, groupId: string, group?: Group): Promise<unknown> {
  if (group) patchGroup(client, groupId, me, () => group);
  const changed = [groupQuery(groupId, me).queryKey, groupMembersQuery(groupId, me).queryKey, ['groups']];
  return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

type NewGroup = { readonly name: string; readonly description: string; readonly invited: readonly string[] };

/** Creates a group and returns it. */
export const createGroupMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: ({ name, description, invited }: NewGroup) =>
      withMinDuration(mutate('POST /api/groups/create-new-group', { name, description, invitedIdList: [...invited], profile: me })),
    onSuccess: ({ savedGroup }) => showGroup(client, me, savedGroup._id),
  });

/** `imageId`: one of the member's images as the new picture; null removes the picture, and undefined keeps it. */
type GroupChange = { readonly name: string; readonly description: string; readonly isHidden: boolean; readonly imageId: string | null | undefined };

export const changeGroupMutation = (client: QueryClient, me: string, groupId: string) =>
  mutationOptions({
    mutationFn: ({ name, description, isHidden, imageId }: GroupChange) =>
      withMinDuration(mutate('PUT /api/groups/update-group', { groupId, groupName: name, groupDescription: description, isHidden, imageId })),
    onSuccess: ({ group }) => showGroup(client, me, groupId, group),
  });

/** Accepts or declines an invite, which disappears at once. */
export function answerInviteMutation(client: QueryClient, me: string) {
  const { queryKey } = groupsQuery(me);
  return mutationOptions({
    mutationFn: ({ invite, answer }: { readonly invite: GroupInvite; readonly answer: 'accept' | 'reject' }) =>
      mutate(`POST /api/groups/${answer}-group-invite`, { profileId: me, invite: invite._id }),
    onMutate: async ({ invite, answer }) => {
      const { queryKey: countKey } = inviteCountQuery(me);
      await Promise.all([queryKey, countKey].map((one) => client.cancelQueries({ queryKey: one })));
      client.setQueryData(countKey, (now) => now && now - 1);
      client.setQueryData(
        queryKey,
        (now) =>
          now && {
            ...now,
            groupInvites: now.groupInvites.filter(({ _id }) => _id !== invite._id),
            myGroups: answer === 'accept' ? [invite.group, ...now.myGroups] : now.myGroups,
          },
      );
    },
    onSettled: (_answer, _error, { invite }) => showGroup(client, me, invite.group._id),
  });
}

/** Requests membership, or withdraws the request. */
export const requestMutation = (client: QueryClient, me: string, groupId: string) =>
  mutationOptions({
    mutationFn: (act: 'request' | 'cancel') =>
      withMinDuration(mutate(`PUT /api/groups/${act === 'request' ? 'request-group-membership' : 'cancel-group-request'}`, { profileId: me, groupId })),
    onSuccess: () => showGroup(client, me, groupId),
  });

export const leaveGroupMutation = (client: QueryClient, me: string, groupId: string) =>
  mutationOptions({
    mutationFn: (removePosts: boolean) => withMinDuration(mutate('PUT /api/groups/remove-group-membership', { profileId: me, groupId, removePosts })),
    onSuccess: () => showGroup(client, me, groupId),
  });

export const inviteMutation = (client: QueryClient, me: string, groupId: string) =>
  mutationOptions({
    mutationFn: (invited: readonly string[]) =>
      withMinDuration(mutate('PUT /api/groups/update-group-invite', { groupId, profile: me, invitedIdList: [...invited] })),
    onSuccess: ({ group }) => showGroup(client, me, groupId, group),
  });

const acts = {
  accept: 'accept-group-request',
  decline: 'cancel-group-request',
  block: 'block-group-requester',
  unblock: 'unblock-group-requester',
  remove: 'remove-group-membership',
  giveAdmin: 'give-admin-auth',
  takeAdmin: 'lose-admin-auth',
  handOver: 'hand-over-group',
} as const satisfies Readonly<Record<Exclude<MemberAct, 'withdraw'>, string>>;

type MemberChange = { readonly act: MemberAct; readonly person: Profile };

/** Optimistic update of one person's membership by an admin, corrected by the answer. Several in a row are sent one after another. */
export function memberMutation(client: QueryClient, me: string, groupId: string) {
  const shown = [groupQuery(groupId, me).queryKey, groupMembersQuery(groupId, me).queryKey];
  const mutationKey = ['group', groupId, 'people'];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ act, person }: MemberChange): Promise<unknown> =>
      act === 'withdraw'
        ? mutate('PUT /api/groups/update-group-invite', { groupId, withdraw: [person._id] })
        : mutate(`PUT /api/groups/${acts[act]}`, { groupId, profileId: person._id }),
    onMutate: async ({ act, person }: MemberChange) => {
      await Promise.all(shown.map((queryKey) => client.cancelQueries({ queryKey })));
      patchGroup(client, groupId, me, (group) => groupAfter(group, act, person));
      if (removesMember(act)) patchMembers(client, groupId, me, person);
    },
    // An answer in the middle of a row would undo the optimistic updates of later ones.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? showGroup(client, me, groupId) : undefined),
  });
}

export const deleteGroupMutation = (client: QueryClient, me: string, groupId: string) =>
  mutationOptions({
    mutationFn: (groupName: string) => withMinDuration(mutate('DELETE /api/groups/group-by-id', { groupId, groupName })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['groups'] }),
        // The page is left, and must not refetch the deleted group.
        client.invalidateQueries({ queryKey: groupQuery(groupId, me).queryKey, refetchType: 'none' }),
      ]),
  });

export const restoreGroupMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: (groupId: string) => mutate('PUT /api/groups/restore-group', { groupId }),
    onSuccess: ({ group }) => showGroup(client, me, group._id),
  });
