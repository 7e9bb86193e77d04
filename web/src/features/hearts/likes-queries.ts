import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import { heartsTexts as t } from './texts.ts';

type Likes = { readonly total: number; readonly mine: boolean };

/** Returns the number of likes of a video, and whether the member likes it: the caller's like comes first in the list. */
export const likesQuery = (video: string, me: string) =>
  queryOptions({
    queryKey: ['item', video, 'likes', me] as const,
    queryFn: async (): Promise<Likes> => {
      const { likes, total } = await query('POST /api/like/getLikes', { videoId: video, userId: me, perPage: 1 });
      return { total, mine: likes[0]?.userId === me };
    },
  });

/** Dislikes of a video. Nobody can give one, so the answer is always empty, and the page shows only that the query failed. */
export const dislikesQuery = (video: string, me: string) =>
  queryOptions({
    queryKey: ['item', video, 'dislikes', me] as const,
    queryFn: () => query('POST /api/like/getDislikes', { videoId: video, userId: me }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Name of the like button of a video, for waiting presses. */
export const likeSlot = (video: string) => `like ${video}`;

/** Gives or withdraws the like. */
export function likeMutation(client: QueryClient, video: string, me: string) {
  const { queryKey } = likesQuery(video, me);
  const set = (give: boolean) =>
    client.setQueryData<Likes>(queryKey, (now) => now && (now.mine === give ? now : { mine: give, total: now.total + (give ? 1 : -1) }));
  return pressMutation(client, {
    mutationKey: ['like', video],
    queryKey,
    send: (give) =>
      sendOrKeep(
        client,
        { me, name: give ? 'POST /api/like/upLike' : 'POST /api/like/unLike', change: { kind: 'press', of: likeSlot(video), give }, staleKeys: [queryKey] },
        { videoId: video, userId: me },
      ),
    show(give) {
      set(give);
      return () => set(!give);
    },
    failed: (give) => (give ? t.giveFailed : t.takeFailed),
  });
}
