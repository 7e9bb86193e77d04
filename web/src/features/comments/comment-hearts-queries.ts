import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { firstPage } from '../../lib/first-page.ts';
import type { Item } from '../../lib/item.ts';
import { toast } from '../../ui/toast.ts';
import { commentsKey, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';

const perPage = 50;

/** Who gave a comment a heart: the caller first, then the newest. */
export function commentHeartsQuery(item: Item, commentId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['item', item.id, 'comment-hearts', commentId, me],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => query('POST /api/comment/getAllReactions', { commentId, profile: me, perPage, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ reactions }) => reactions),
  });
}

/** Gives the heart or takes it back: shown at once, and taken back by a failure. Presses in a row are sent one after another. */
export function commentHeartMutation(client: QueryClient, item: Item, commentId: string, me: string) {
  const mutationKey = ['heart', commentId];
  const show = (hearted: boolean) =>
    patchComment(client, item, commentId, (comment) =>
      comment.hearted === hearted ? comment : { ...comment, hearted, heartCount: comment.heartCount + (hearted ? 1 : -1) },
    );
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (give: boolean): Promise<unknown> =>
      give
        ? mutate('POST /api/comment/addCommentReaction', { commentId, profile: me, reactionType: 'Love' })
        : mutate('POST /api/comment/removeCommentReaction', { commentId, profile: me }),
    onMutate: async (give: boolean) => {
      await client.cancelQueries({ queryKey: commentsKey(item) });
      show(give);
    },
    onError: (error, give) => {
      show(!give);
      toast(errorText(error, give ? t.giveFailed : t.takeFailed), 'bad');
    },
    // An answer in the middle of a row of presses would show an older state again.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey: ['item', item.id] }) : undefined),
  });
}
