import type { Comment } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import type { Subject } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { LikeButton } from '../../ui/like-button.tsx';
import { toast } from '../../ui/toast.ts';
import { commentsKey, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';

/** The Like button of a comment, with its count. */
export function CommentLike({ comment, subject }: { readonly comment: Comment; readonly subject: Subject }) {
  const { _id: id, writer, likeCount = 0, liked = false } = comment;
  const { mutate: press } = useMutation(commentLikeMutation(useQueryClient(), subject, id, useMe().id));
  return <LikeButton total={likeCount} mine={liked} label={t.like(memberTexts.likes(likeCount), writer.username)} onPress={press} />;
}

/** Absent where it is none, as the comment tells it. */
function withLike({ liked, likeCount = 0, ...comment }: Comment, give: boolean): Comment {
  const total = likeCount + Number(give) - Number(liked ?? false);
  return { ...comment, ...(total > 0 && { likeCount: total }), ...(give && { liked: true as const }) };
}

/** Likes it or takes that back: shown at once, and taken back by a failure. Presses in a row are sent one after another. */
function commentLikeMutation(client: QueryClient, subject: Subject, commentId: string, me: string) {
  const mutationKey = ['like', commentId] as const;
  const show = (give: boolean) => patchComment(client, subject, commentId, (comment) => withLike(comment, give));
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (give: boolean) => mutate(give ? 'POST /api/like/upLike' : 'POST /api/like/unLike', { commentId, userId: me }),
    onMutate: async (give: boolean) => {
      await client.cancelQueries({ queryKey: commentsKey(subject) });
      show(give);
    },
    onError: (error, give) => {
      show(!give);
      toast(errorText(error, give ? t.giveFailed : t.takeFailed), 'bad');
    },
    // An answer in the middle of a row of presses would show an older state again.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey: commentsKey(subject) }) : undefined),
  });
}
