import type { Ctx } from '@kloak/platform/context.ts';
import type { Comment } from '@kloak/proto/types/social.ts';
import { profilesOf } from '../../steps/profiles.ts';
import type { CommentDoc } from '../../views/comments.ts';
import { countAllHearts, heartedBy, hearts } from '../../views/hearts.ts';
import { likes } from '../../views/likes.ts';

/** Comments as a viewer of their subject sees them. */
export async function showComments(ctx: Ctx, docs: readonly CommentDoc[], viewer: string): Promise<Comment[]> {
  const ids = docs.map(({ id }) => id);
  const [profileOf, mine, likesOf, liked] = await Promise.all([
    profilesOf(
      ctx,
      docs.map(({ writer }) => writer),
    ),
    heartedBy(
      ctx.view(hearts),
      viewer,
      docs.filter(({ heartCount }) => heartCount > 0).map(({ id }) => id),
    ),
    countAllHearts(ctx.view(likes), ids),
    heartedBy(ctx.view(likes), viewer, ids),
  ]);
  return docs.map(({ under: _under, place: _place, replies: _replies, subject: { item, groupPost }, writer, ...doc }) => ({
    ...doc,
    item,
    groupPost: groupPost?.post,
    writer: profileOf(writer),
    hearted: mine.has(doc.id),
    likeCount: likesOf.get(doc.id) ?? 0,
    liked: liked.has(doc.id),
  }));
}
