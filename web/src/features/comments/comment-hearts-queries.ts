import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import { type Subject, subjectKey } from '../../posts/item.ts';
import { commentsKey, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';

const perPage = 50;

/** Mutation key of presses on a comment's heart. */
export const commentHeartKey = (commentId: string) => ['heart', commentId] as const;
/** Name of a comment's heart button, for waiting presses. */
export const commentHeartSlot = (commentId: string) => `heart ${commentId}`;

/** Returns members who gave a comment a heart: the caller first, then the newest. */
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

/** Gives or withdraws the heart. */
export function commentHeartMutation(client: QueryClient, subject: Subject, commentId: string, me: string) {
  const set = (hearted: boolean) =>
    patchComment(client, subject, commentId, (comment) =>
      comment.hearted === hearted ? comment : { ...comment, hearted, heartCount: comment.heartCount + (hearted ? 1 : -1) },
    );
  const staleKeys = [subjectKey(subject)];
  const press = (give: boolean): Promise<unknown> => {
    const act = { me, change: { kind: 'press', of: commentHeartSlot(commentId), give }, staleKeys } as const;
    const about = { commentId, profile: me };
    return give
      ? sendOrKeep(client, { ...act, name: 'POST /api/comment/addCommentReaction' }, { ...about, reactionType: 'Love' })
      : sendOrKeep(client, { ...act, name: 'POST /api/comment/removeCommentReaction' }, about);
  };
  return pressMutation(client, {
    mutationKey: commentHeartKey(commentId),
    queryKey: commentsKey(subject),
    staleKeys,
    send: press,
    show(give) {
      set(give);
      return () => set(!give);
    },
    failed: (give) => (give ? t.giveFailed : t.takeFailed),
  });
}
