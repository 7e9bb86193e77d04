// Content of pushes about a thing; equal for all recipients.
import { type Card, cards, cardsById, erasedCard } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { CommentNow, CommentsPayload, HeartsPayload, ProfileNow } from '@kloak/proto/rules/pushes/changes.ts';
import { type CommentDoc, commentCounts, comments, isComment } from '../views/comments.ts';
import { countHearts, heartedBy, hearts } from '../views/hearts.ts';

const profileOf = ({ id, username, image }: Pick<Card, 'id' | 'username' | 'image'>): ProfileNow => ({ _id: id, username, image });

/** Current hearts of a subject or comment, which may be newer than the event, and whether `who` has one. */
export async function heartsPayload(ctx: ReactionCtx, target: string, who: string): Promise<HeartsPayload> {
  const reader = ctx.view(hearts);
  const [total, given, card] = await Promise.all([countHearts(reader, target), heartedBy(reader, who, [target]), ctx.view(cards).get(who)]);
  return { total, changed: card && [{ profile: profileOf(card), given: given.has(target) }] };
}

/** Reads the number of comments and this comment, after the one it replies to. `who` gave it a heart or took it back. */
export async function commentsPayload(ctx: ReactionCtx, subject: string, id: string, who?: string): Promise<CommentsPayload> {
  const reader = ctx.view(comments);
  const [counts, doc, given] = await Promise.all([commentCounts(reader, subject), reader.get(id), who === undefined ? undefined : heartsPayload(ctx, id, who)]);
  if (!isComment(doc)) return counts;
  const parent = doc.responseTo === undefined ? undefined : await reader.get(doc.responseTo);
  const docs = isComment(parent) ? [parent, doc] : [doc];
  const found = await cardsById(
    ctx.view(cards),
    docs.map(({ writer }) => writer),
  );
  const show = (one: CommentDoc): CommentNow => ({
    ...showNow(one, profileOf(found.get(one.writer) ?? erasedCard(one.writer))),
    ...(one === doc && given && { hearts: given.changed }),
  });
  return given && !given.changed ? counts : { ...counts, changed: docs.map(show) };
}

function showNow({ id, content, responseTo, createdAt, replyCount, heartCount, edited, deleted }: CommentDoc, writer: ProfileNow): CommentNow {
  return {
    _id: id,
    writer,
    content,
    ...(responseTo !== undefined && { responseTo }),
    createdAt,
    replyCount,
    heartCount,
    ...(edited && { edited }),
    ...(deleted && { deleted }),
  };
}
