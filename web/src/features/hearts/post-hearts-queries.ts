import type { GroupPost } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import { groupPostsKey } from '../../posts/data/patch-group-posts.ts';
import { heartsPerPage } from './hearts-queries.ts';
import { heartKey, heartSlot, postHeartsKey } from './note-hearts.ts';
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
  const staleKeys = [groupPostsKey(groupId), queryKey];
  const press = (give: boolean): Promise<unknown> => {
    const act = { me, change: { kind: 'press', of: heartSlot(groupPostId), give }, staleKeys } as const;
    const about = { groupPostId, profile: me };
    return give
      ? sendOrKeep(client, { ...act, name: 'POST /api/groups/post-reaction' }, { ...about, reactionType: 'Love' })
      : sendOrKeep(client, { ...act, name: 'POST /api/groups/remove-reaction' }, about);
  };
  return pressMutation(client, {
    mutationKey: heartKey(groupPostId),
    queryKey,
    staleKeys,
    send: press,
    failed: (give) => (give ? t.giveFailed : t.takeFailed),
  });
}
