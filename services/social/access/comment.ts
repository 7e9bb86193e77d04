// Who may do something with a comment: it lives with its item, so at least whoever may view that.
import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Viewed } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noComment } from '../domain/comment.ts';
import { comments, isComment } from '../views/comments.ts';

/** What is known of a comment on an item that the caller may view; one that was deleted is handed on, too. */
type Commented = Viewed & { comment: string; item: string; writer: string };
type CommentRequest = { comment: string };

const notYourComment = () => new Refusal('forbidden', 'not-your-comment', 'This comment is not yours to change.');

async function commented(ctx: Ctx, { comment }: CommentRequest): Promise<Commented> {
  const viewer = ctx.account();
  const doc = await ctx.strict(comments).get(comment);
  if (!isComment(doc)) throw noComment();
  const { item, writer } = doc;
  return { ...(await mayViewItem(ctx, item)), viewer, comment, item, writer };
}

/** Those who may view its item. Refuses: 401, 403 `not-yours`, 404 `no-comment`, `no-item`, 503. */
export const viewerOfComment: Access<CommentRequest, Commented> = { rule: 'viewer', check: commented };

/** Who wrote it, while they may view its item. Refuses: the same, 403 `not-your-comment`. */
export const writerOfComment: Access<CommentRequest, Commented> = {
  rule: 'writer',
  async check(ctx, request) {
    const found = await commented(ctx, request);
    if (found.viewer !== found.writer) throw notYourComment();
    return found;
  },
};

/** Who wrote it, and whose item it is on. Refuses: the same. */
export const writerOrOwnerOfComment: Access<CommentRequest, Commented> = {
  rule: 'writer-or-owner',
  async check(ctx, request) {
    const found = await commented(ctx, request);
    if (found.viewer !== found.writer && found.viewer !== found.owner) throw notYourComment();
    return found;
  },
};
