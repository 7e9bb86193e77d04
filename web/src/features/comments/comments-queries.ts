import type { Comment } from '@kloak/proto/api/types.ts';
import { defaultCommentsPerPage, maxPerPage } from '@kloak/proto/rules/pages.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText, refusalText } from '../../lib/error-text.ts';
import { entriesOf, growingList, type PartRequest } from '../../lib/growing-list.ts';
import { toast } from '../../lib/toasts.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import { patchCount } from '../../posts/data/patch-posts.ts';
import { type Subject, subjectKey } from '../../posts/item.ts';
import { clearDraft, draftKey, editKey, saveDraft } from './drafts.ts';
import { commentsKey, dropComment, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';
import { repliesOf, threadsOf, uniqueThreads, withReply } from './threads.ts';

/** Fetches comments with their replies, or the replies to one comment. */
async function listComments({ kind, id }: Subject, asked: PartRequest & { readonly responseTo?: string }) {
  const part = { page: 0, ...asked };
  const ask = {
    video: () => query('POST /api/comment/getComments', { videoId: id, ...part }),
    image: () => query('POST /api/comment/getImageComments', { imageId: id, ...part }),
    groupPost: () => query('POST /api/comment/find-group-post-comments', { groupPostId: id, ...part }),
  }[kind];
  const { comments, total, next } = await ask();
  return { entries: threadsOf(comments), about: total, next };
}

/** Returns comments on a subject, oldest first. `total` includes replies, as far as pages are loaded. */
export function commentsQuery(subject: Subject) {
  return infiniteQueryOptions({
    queryKey: commentsKey(subject),
    ...growingList(defaultCommentsPerPage, (part) => listComments(subject, part)),
    select: (list) => {
      const threads = uniqueThreads(entriesOf(list));
      const replies = threads.reduce((sum, thread) => sum + repliesOf(thread), 0);
      return { threads, total: (list.pages[0]?.about ?? 0) + replies };
    },
  });
}

/** Returns the replies to a comment that its page did not include. */
export function repliesQuery(subject: Subject, responseTo: string) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(subject), responseTo],
    ...growingList(maxPerPage, (part) => listComments(subject, { responseTo, ...part })),
    select: (list) => entriesOf(list).map(({ comment }) => comment),
  });
}

/** `key`: idempotency key, so that a retry after a lost answer adds no second comment. */
type CommentDraft = { readonly content: string; readonly responseTo: string | undefined; readonly key: string };

export function saveCommentMutation(client: QueryClient, subject: Subject, me: string) {
  const { queryKey } = commentsQuery(subject);
  const target = { video: { postId: subject.id }, image: { imagePostId: subject.id }, groupPost: { groupPostId: subject.id } }[subject.kind];
  return mutationOptions({
    mutationFn: async ({ content, responseTo, key }: CommentDraft) => {
      const answer = await sendOrKeep(
        client,
        {
          me,
          id: key,
          name: 'POST /api/comment/saveComment',
          change: { kind: 'comment', of: subject.id, content, responseTo },
          staleKeys: [subjectKey(subject), ['feed']],
        },
        { content, writer: me, ...target, responseTo },
      );
      clearDraft(draftKey(me, subject.id, responseTo), content);
      return answer?.result[0];
    },
    // A new comment is placed at the end of the loaded ones, where its writer expects it, even if older ones are not loaded yet.
    onSuccess: (saved) => {
      if (!saved) return;
      patchCount(client, subject.id, 'commentCount', 1);
      client.setQueryData(queryKey, (now) => {
        if (!now) return now;
        const isTop = saved.responseTo === undefined;
        const pages = now.pages.map((page, index) => {
          if (!isTop) return { ...page, entries: page.entries.map((thread) => withReply(thread, saved)) };
          const added = index === now.pages.length - 1 ? [{ comment: saved, replies: [] }] : [];
          return { ...page, about: page.about + 1, entries: [...page.entries, ...added] };
        });
        return { ...now, pages };
      });
    },
    // Shown even if the writer has left the page.
    onError: (error) => toast(errorText(error, t.failed), 'bad'),
  });
}

/** Edits a comment, which is replaced in place. */
export function editCommentMutation(client: QueryClient, subject: Subject, commentId: string, me: string) {
  return mutationOptions({
    mutationFn: async (content: string) => {
      const answer = await sendOrKeep(
        client,
        { me, name: 'POST /api/comment/updateComment', change: { kind: 'edit', of: commentId, content }, staleKeys: [subjectKey(subject)] },
        { commentId, content, writer: me },
      );
      return answer?.result[0];
    },
    onSuccess: (edited) => {
      saveDraft(editKey(me, subject.id, commentId), '');
      if (edited) patchComment(client, subject, commentId, (comment) => ({ ...comment, ...edited }));
    },
    // A refusal because the time for edits is over has the server's own words.
    onError: (error) => toast(refusalText(error, t.failed), 'bad'),
  });
}

/** Deletes a comment and removes it from the lists. */
export function deleteCommentMutation(client: QueryClient, subject: Subject, comment: Comment, me: string) {
  return mutationOptions({
    mutationFn: () => mutate('POST /api/comment/deleteComment', { commentId: comment._id, profileId: me }),
    onSuccess: () => {
      patchCount(client, subject.id, 'commentCount', -1);
      dropComment(client, subject, comment);
    },
  });
}
