import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import { type Subject, subjectKey } from '../../lib/item.ts';
import { toast } from '../../ui/toast.ts';
import { commentsKey, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';

const perPage = 50;

/** Under which presses of the heart of a comment are under way. */
export const commentHeartKey = (commentId: string) => ['heart', commentId] as const;

/** Who gave a comment a heart: the caller first, then the newest. */
export function commentHeartsQuery(subject: Subject, commentId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: [...subjectKey(subject), 'comment-hearts', commentId, me],
    ...growingList(perPage, async (part) => {
      const { reactions, next } = await query('POST /api/comment/getAllReactions', { commentId, profile: me, ...part });
      return { entries: reactions, about: undefined, next };
    }),
    select: entriesOf,
  });
}

/** Gives the heart or takes it back: shown at once, and taken back by a failure. Presses in a row are sent one after another. */
export function commentHeartMutation(client: QueryClient, subject: Subject, commentId: string, me: string) {
  const mutationKey = commentHeartKey(commentId);
  const show = (hearted: boolean) =>
    patchComment(client, subject, commentId, (comment) =>
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
      await client.cancelQueries({ queryKey: commentsKey(subject) });
      show(give);
    },
    onError: (error, give) => {
      show(!give);
      toast(errorText(error, give ? t.giveFailed : t.takeFailed), 'bad');
    },
    // An answer in the middle of a row of presses would show an older state again.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey: subjectKey(subject) }) : undefined),
  });
}
