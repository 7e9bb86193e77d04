import type { Answer, Group, GroupPost, Profile } from '@kloak/proto/api/types.ts';
import { defaultHistoryPerPage } from '@kloak/proto/rules/group-history.ts';
import { defaultGroupPostsPerPage } from '@kloak/proto/rules/group-posts.ts';
import { defaultGroupMembersPerPage } from '@kloak/proto/rules/groups.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList, withEntries } from '../../lib/growing-list.ts';
import { type PeopleQuery, searchStaleMs } from '../../people/use-picker.ts';
import { groupPostsKey } from '../../posts/data/patch-group-posts.ts';

/** Returns the member's groups, groups that invite the member, and the member's groups in the trash. */
export function groupsQuery(me: string) {
  return queryOptions({
    queryKey: ['groups', 'mine', me],
    queryFn: () => query('POST /api/groups/groups-by-profile', { profileId: me }),
  });
}

/** A group as the member sees it, and the member's role in it. */
export type SeenGroup = Omit<Answer<'POST /api/groups/group-by-id'>, 'posts' | 'next'>;

/** Returns a group's posts, the newest first, and the group itself in `about`: one call returns both. */
export function groupQuery(groupId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: [...groupPostsKey(groupId), me],
    ...growingList<GroupPost, SeenGroup>(defaultGroupPostsPerPage, async (part) => {
      const { posts, next, ...seen } = await query('POST /api/groups/group-by-id', { groupId, profileId: me, ...part });
      return { entries: posts, about: seen, next };
    }),
  });
}

/** Updates a group wherever it is shown: optimistically, or from an answer. */
export function patchGroup(client: QueryClient, groupId: string, me: string, change: (group: Group) => Group): void {
  client.setQueryData(
    groupQuery(groupId, me).queryKey,
    (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, about: { ...page.about, group: change(page.about.group) } })) },
  );
}

/** Returns members of a group who are no admins, in the order in which they joined. The key begins with `group`, since the same pushes invalidate it. */
export function groupMembersQuery(groupId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['group', groupId, 'members', me],
    ...growingList<Profile, undefined>(defaultGroupMembersPerPage, async (part) => {
      const { members, next } = await query('POST /api/groups/group-members', { groupId, profileId: me, ...part });
      return { entries: members, about: undefined, next };
    }),
  });
}

/** Removes a person from the shown members: they left, or became an admin. */
export function patchMembers(client: QueryClient, groupId: string, me: string, gone: Profile): void {
  const others = (members: readonly Profile[]) => members.filter(({ _id }) => _id !== gone._id);
  client.setQueryData(groupMembersQuery(groupId, me).queryKey, (now) => now && { ...now, pages: now.pages.map((page) => withEntries(page, others)) });
}

/** Returns groups with words that begin like those of a text. */
export function groupSearchQuery(searchTerm: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['groups', 'found', searchTerm, me],
    ...growingList(24, async (part) => {
      const { searchResults, next } = await query('POST /api/groups/search-group-database', { searchTerm, ...part });
      return { entries: searchResults, about: undefined, next };
    }),
    select: entriesOf,
  });
}

/** Returns actions of a group's admins, the newest first. The key begins with `group`, since the same pushes invalidate it. */
export function groupHistoryQuery(groupId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['group', groupId, 'history', me],
    ...growingList(defaultHistoryPerPage, async (part) => {
      const { history, next } = await query('POST /api/groups/group-history', { groupId, profileId: me, ...part });
      return { entries: history, about: undefined, next };
    }),
    select: entriesOf,
  });
}

/** Returns people whom the member may invite to a group, or to a new one. */
export function invitableQuery(groupId?: string) {
  return (text: string, without: readonly string[], me: string): PeopleQuery => ({
    queryKey: ['connections', 'invitable', groupId ?? 'new', text, ...without, me],
    queryFn: async () => (await query('POST /api/groups/search-profiles', { query: text, profileId: me, recipientIds: [...without], groupId })).profiles,
    staleTime: searchStaleMs,
  });
}

/** Returns the member's own images, the newest first. The key begins with `feed`, since the same pushes invalidate it. */
export function ownImagesQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'images', me],
    ...growingList(24, async (part) => {
      const { images, next } = await query('POST /api/image/imagesByProfile', { profileId: me, ...part });
      return { entries: images, about: undefined, next };
    }),
    select: entriesOf,
  });
}
