// Access to comments: a viewer of the subject may view its comments.
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noComment } from '../domain/comment.ts';
import { comments, isComment } from '../views/comments.ts';
import { mayViewSubject, type ViewableSubject } from './subject.ts';

/** A comment on a subject that the caller may view; includes deleted comments. */
type ViewableComment = ViewableSubject & { comment: string; writer: string };
type CommentRequest = { comment: string };

const notYourComment = () => new Refusal('forbidden', 'not-your-comment', 'This comment is not yours to change.');

async function commented(ctx: Ctx, { comment }: CommentRequest): Promise<ViewableComment> {
  ctx.account();
  const doc = await ctx.strict(comments).get(comment);
  if (!isComment(doc)) throw noComment();
  const { subject, writer } = doc;
  return { ...(await mayViewSubject(ctx, { item: subject.item, groupPost: subject.groupPost?.post })), comment, writer };
}

/** Viewers of its subject. Refuses: 401, 403 `not-yours`, `not-group-member`, 404 `no-comment`, `no-item`, `no-group-post`, 503. */
export const viewerOfComment: Access<CommentRequest, ViewableComment> = { rule: 'subject-viewer', check: commented };

/** The comment's writer, while they may view its subject. Refuses: the same, 403 `not-your-comment`. */
export const writerOfComment: Access<CommentRequest, ViewableComment> = {
  rule: 'writer',
  async check(ctx, request) {
    const found = await commented(ctx, request);
    if (found.viewer !== found.writer) throw notYourComment();
    return found;
  },
};

/** The comment's writer, the owner of the item, and admins of the group. Refuses: the same. */
export const writerOrModeratorOfComment: Access<CommentRequest, ViewableComment> = {
  rule: 'writer-or-moderator',
  async check(ctx, request) {
    const found = await commented(ctx, request);
    if (found.viewer !== found.writer && !found.moderates) throw notYourComment();
    return found;
  },
};
