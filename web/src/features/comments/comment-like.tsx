import type { Comment } from '@kloak/proto/api/types.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { memberTexts } from '../../lib/member-texts.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import type { Subject } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { LikeButton } from '../../ui/like-button.tsx';
import { commentsKey, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';

/** Like button of a comment, with its count. */
export function CommentLike({ comment, subject }: { readonly comment: Comment; readonly subject: Subject }) {
  const { _id: id, writer, likeCount = 0, liked = false } = comment;
  const { mutate: press } = useMutation(commentLikeMutation(useQueryClient(), subject, id, useMe().id));
  return <LikeButton total={likeCount} mine={liked} label={t.like(memberTexts.likes(likeCount), writer.username)} onPress={press} />;
}

/** Name of a comment's like button, for waiting presses. */
export const commentLikeSlot = (commentId: string) => `like ${commentId}`;

/** Comment as it is with or without the member's like. The field is absent for 0 likes, as in the API. */
export function withLike({ liked, likeCount = 0, ...comment }: Comment, give: boolean): Comment {
  const total = likeCount + Number(give) - Number(liked ?? false);
  return { ...comment, ...(total > 0 && { likeCount: total }), ...(give && { liked: true as const }) };
}

/** Gives or withdraws the like. */
function commentLikeMutation(client: QueryClient, subject: Subject, commentId: string, me: string) {
  const set = (give: boolean) => patchComment(client, subject, commentId, (comment) => withLike(comment, give));
  return pressMutation(client, {
    mutationKey: ['like', commentId],
    queryKey: commentsKey(subject),
    send: (give) =>
      sendOrKeep(
        client,
        {
          me,
          name: give ? 'POST /api/like/upLike' : 'POST /api/like/unLike',
          change: { kind: 'press', of: commentLikeSlot(commentId), give },
          staleKeys: [commentsKey(subject)],
        },
        { commentId, userId: me },
      ),
    show(give) {
      set(give);
      return () => set(!give);
    },
    failed: (give) => (give ? t.giveFailed : t.takeFailed),
  });
}
