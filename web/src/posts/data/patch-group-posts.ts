import type { GroupPost } from '@kloak/proto/api/types.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { entriesOf, type ListPage, withEntries } from '../../lib/growing-list.ts';

/** Key prefix of lists of a group's posts. See: [Note: query keys] */
export const groupPostsKey = (groupId: string) => ['group', groupId, 'posts'] as const;

/** Updates a group post wherever it is listed. A list is refetched if `change` returns undefined, or if a running request may return older data. */
export function patchGroupPost(client: QueryClient, id: string, change: (post: GroupPost) => GroupPost | undefined): void {
  const lists = client.getQueriesData<InfiniteData<ListPage<GroupPost, unknown>>>({
    predicate: ({ queryKey: [thing, , part] }) => thing === 'group' && part === 'posts',
  });
  for (const [queryKey, list] of lists) {
    const post = entriesOf(list).find(({ _id }) => _id === id);
    const changed = post && client.getQueryState(queryKey)?.fetchStatus !== 'fetching' ? change(post) : undefined;
    const withPost = (posts: readonly GroupPost[]) => posts.map((one) => (one._id === id ? (changed ?? one) : one));
    if (list && changed) client.setQueryData(queryKey, { ...list, pages: list.pages.map((page) => withEntries(page, withPost)) });
    else if (post) void client.invalidateQueries({ queryKey });
  }
}
