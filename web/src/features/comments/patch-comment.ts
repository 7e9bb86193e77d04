import type { Comment } from '@kloak/proto/api/types.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Item } from '../../lib/item.ts';

/** A page of comments, as far as a change of one of them goes. */
type Page = { readonly comments: readonly Comment[]; readonly total: number };

/** All lists of an item's comments: those under it, and the replies to one. */
export const commentsKey = (item: Item) => ['item', item.id, 'comments'] as const;

/** Shows a comment that changed wherever it is listed. */
export function patchComment(client: QueryClient, item: Item, id: string, change: (comment: Comment) => Comment): void {
  patchPages(client, item, (page) => ({ ...page, comments: page.comments.map((comment) => (comment._id === id ? change(comment) : comment)) }));
}

/** Takes a comment that was deleted from every list; where it was replied to, its place stays. */
export function dropComment(client: QueryClient, item: Item, { _id: id, responseTo }: Comment): void {
  patchPages(client, item, (page) => {
    const isThere = page.comments.some((comment) => comment._id === id);
    const comments = page.comments.flatMap((comment) => {
      if (comment._id === responseTo) return [{ ...comment, replyCount: Math.max(0, comment.replyCount - 1) }];
      if (comment._id !== id) return [comment];
      return comment.replyCount > 0 ? [{ ...comment, content: '', deleted: true as const }] : [];
    });
    return { ...page, comments, total: isThere && responseTo === undefined ? page.total - 1 : page.total };
  });
}

function patchPages(client: QueryClient, item: Item, change: (page: Page) => Page): void {
  client.setQueriesData<InfiniteData<Page>>({ queryKey: commentsKey(item) }, (list) => list && { ...list, pages: list.pages.map(change) });
}
