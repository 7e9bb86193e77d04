import type { GroupPost } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, newKey, query } from '../../../lib/api.ts';
import { withMinDuration } from '../../../lib/wait.ts';
import { groupQuery, groupsQuery, patchGroup } from '../groups-queries.ts';

/** Returns all attachments of a post. */
export function attachedQuery(groupPostId: string, me: string) {
  return queryOptions({
    queryKey: ['group', 'attached', groupPostId, me],
    queryFn: () => query('POST /api/groups/items-of-group-post', { groupPostId, profileId: me }),
  });
}

const askForPosts = (client: QueryClient, groupId: string, me: string) => client.invalidateQueries({ queryKey: groupQuery(groupId, me).queryKey });

/** Attachments: some of the member's own posts, or one album as it is now. */
export type Attachment = { readonly posts: readonly string[]; readonly album: string | undefined };

type PostDraft = { readonly text: string } & Attachment;

/** Creates a group post. The same `key` is the same post, however often it is sent. */
export async function createPost(client: QueryClient, groupId: string, me: string, { text, posts, album }: PostDraft, key = newKey()): Promise<void> {
  await mutate('POST /api/groups/create-group-post', { text, posts: [...posts], album: album ?? false, groupId, profile: me }, { key });
  await askForPosts(client, groupId, me);
}

export const createPostMutation = (client: QueryClient, groupId: string, me: string) =>
  mutationOptions({ mutationFn: (written: PostDraft) => withMinDuration(createPost(client, groupId, me, written)) });

export const editPostMutation = (client: QueryClient, { _id: groupPostId, groupId }: GroupPost, me: string) =>
  mutationOptions({
    mutationFn: (text: string) => withMinDuration(mutate('PUT /api/groups/update-group-post', { groupPostId, text })),
    onSuccess: () => askForPosts(client, groupId, me),
  });

export const deletePostMutation = (client: QueryClient, { _id: postId, groupId }: GroupPost, me: string) =>
  mutationOptions({
    mutationFn: () => mutate('DELETE /api/groups/post-by-id', { postId, profileId: me }),
    onSuccess: () => askForPosts(client, groupId, me),
  });

/** Marks the shown posts as seen: none is new any more, on the page or on the group's card. */
export function readGroupMutation(client: QueryClient, groupId: string, me: string) {
  const { queryKey } = groupsQuery(me);
  return mutationOptions({
    mutationFn: (shown: { readonly readTo: string; readonly seen: number }) => mutate('POST /api/groups/mark-read', { groupId, profileId: me, ...shown }),
    onMutate: () => patchGroup(client, groupId, me, (group) => ({ ...group, newPosts: undefined })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
