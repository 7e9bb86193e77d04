import type { GroupPost } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { groupPostsKey } from '../../posts/data/patch-group-posts.ts';
import { heartsPerPage } from './hearts-queries.ts';
import { heartKey, postHeartsKey } from './note-hearts.ts';
import { heartsTexts as t } from './texts.ts';

/** Returns the hearts of a group post: the caller's own first, then the newest. */
export function postHeartsQuery(groupPostId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: postHeartsKey(groupPostId, me),
    ...growingList(heartsPerPage, async (part) => {
      const { reactions, next } = await query('POST /api/groups/reactions-by-id', { groupPostId, profileId: me, ...part });
      return { entries: reactions, about: undefined, next };
    }),
    select: entriesOf,
  });
}

/** Gives or withdraws the heart; pending until the post is refetched. Presses in a row are sent one after another. */
export function postHeartMutation(client: QueryClient, { _id: groupPostId, groupId }: GroupPost, me: string) {
  const queryKey = postHeartsKey(groupPostId, me);
  return pressMutation(client, {
    mutationKey: heartKey(groupPostId),
    queryKey,
    staleKeys: [groupPostsKey(groupId), queryKey],
    send: (give): Promise<unknown> =>
      give
        ? mutate('POST /api/groups/post-reaction', { groupPostId, profile: me, reactionType: 'Love' })
        : mutate('POST /api/groups/remove-reaction', { groupPostId, profile: me }),
    failed: (give) => (give ? t.giveFailed : t.takeFailed),
  });
}
