import type { ReactionCtx } from '@kloak/platform/context.ts';
import { forEachDoc } from '@kloak/platform/lists/paging.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { maxInvitesOfAdmin } from '@kloak/proto/rules/people/invites.ts';
import { comment, remove } from '../domain/comment.ts';
import { heart, take } from '../domain/heart.ts';
import { invites, removeInvite } from '../domain/invites.ts';
import { like, takeLike } from '../domain/like.ts';
import { endRelations, pair, pairChange } from '../domain/pair.ts';
import { comments, isComment } from '../views/comments.ts';
import { connections } from '../views/connections.ts';
import { hearts, isHeart } from '../views/hearts.ts';
import { invites as invitesOf } from '../views/invites.ts';
import { likes } from '../views/likes.ts';

/**
 * Ends a member's connections, requests, blocks and invites, and removes their hearts, likes and comments. A comment with replies keeps its place, so
 * that others' threads stay.
 */
export async function forgetMember(ctx: ReactionCtx, who: string): Promise<void> {
  const partFrom = (other: string, step: string) => {
    const change = pairChange(who, other);
    return ctx.decide(pair.of(change), endRelations(change, ctx.now()), { step });
  };
  await forEachDoc(ctx.view(connections), { index: 'byMember', equals: [who] }, ({ other }) => partFrom(other, 'own side'));
  await forEachDoc(ctx.view(connections), { index: 'byOther', equals: [who] }, ({ member }) => partFrom(member, 'other side'));
  ctx.wake(wakeUps.accessNarrowed);
  await forEachDoc(ctx.view(hearts), { index: 'byWho', equals: [who] }, async (doc) => {
    if (!isHeart(doc)) return;
    const place = { ...doc.subject, who, comment: doc.comment };
    await ctx.decide(heart.of(place), take(place));
  });
  await forEachDoc(ctx.view(likes), { index: 'byWho', equals: [who] }, async (doc) => {
    if (!isHeart(doc)) return;
    const place = { ...doc.subject, who, comment: doc.comment };
    await ctx.decide(like.of(place), takeLike(place));
  });
  await forEachDoc(ctx.view(comments), { index: 'byWriter', equals: [who] }, async (doc) => {
    if (isComment(doc) && !doc.deleted) await ctx.decide(comment.of({ comment: doc.id, subject: doc.subject }), remove(who));
  });
  // One after the other, because they share one stream.
  const { items } = await ctx.view(invitesOf).page({ index: 'byMember', equals: [who], limit: maxInvitesOfAdmin });
  for (const { id, email } of items) if (email !== '') await ctx.decide(invites.of({ member: who }), removeInvite({ member: who, email }, who), { step: id });
}
