import type { Ctx } from '@kloak/platform/context.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { viewerOfComment } from './comment.ts';
import { mayViewSubject, type ViewableSubject } from './subject.ts';

/** Item or comment of the request: exactly one. */
type LikedRequest = { item?: string | undefined; comment?: string | undefined };

async function liked(ctx: Ctx, { item, comment }: LikedRequest): Promise<ViewableSubject & { comment?: string }> {
  return comment === undefined ? mayViewSubject(ctx, { item }) : viewerOfComment.check(ctx, { comment });
}

/** Viewers of the liked thing, or of the comment's subject. Refuses: 401, 403 `not-yours`, `not-group-member`, 404 `no-comment`, `no-item`, 503. */
export const viewerOfLiked: Access<LikedRequest, ViewableSubject & { comment?: string }> = { rule: 'subject-viewer', check: liked };
