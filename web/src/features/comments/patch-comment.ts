import type { Comment } from '@kloak/proto/api/types.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../lib/growing-list.ts';
import { type NamedSubject, type Subject, subjectKey } from '../../posts/item.ts';
import type { Thread } from './threads.ts';

/** Page of comments with their replies, or of replies. `about`: their total. */
export type CommentsPage = ListPage<Thread, number>;

/** Key prefix of an item's comment lists: those on the item, and replies to one comment. */
export const commentsKey = (subject: NamedSubject) => [...subjectKey(subject), 'comments'] as const;

/** Updates a changed comment wherever it is listed. */
export function patchComment(client: QueryClient, subject: Subject, id: string, change: (comment: Comment) => Comment): void {
  const changed = (comment: Comment) => (comment._id === id ? change(comment) : comment);
  patchPages(client, subject, (page) => ({
    ...page,
    entries: page.entries.map(({ comment, replies }) => ({ comment: changed(comment), replies: replies.map(changed) })),
  }));
}

/** Removes a deleted comment from every list; one with replies leaves a placeholder. */
export function dropComment(client: QueryClient, subject: Subject, deleted: Comment): void {
  const left = (comment: Comment): readonly Comment[] => {
    if (comment._id === deleted.responseTo) return [{ ...comment, replyCount: Math.max(0, comment.replyCount - 1) }];
    if (comment._id !== deleted._id) return [comment];
    return comment.replyCount > 0 ? [{ ...comment, content: '', deleted: true as const }] : [];
  };
  patchPages(client, subject, (page) => {
    const isThere = page.entries.some(({ comment }) => comment._id === deleted._id);
    const entries = page.entries.flatMap(({ comment, replies }) => left(comment).map((one) => ({ comment: one, replies: replies.flatMap(left) })));
    return { ...page, entries, about: isThere && deleted.responseTo === undefined ? page.about - 1 : page.about };
  });
}

function patchPages(client: QueryClient, subject: Subject, change: (page: CommentsPage) => CommentsPage): void {
  client.setQueriesData<InfiniteData<CommentsPage>>({ queryKey: commentsKey(subject) }, (list) => list && { ...list, pages: list.pages.map(change) });
}
