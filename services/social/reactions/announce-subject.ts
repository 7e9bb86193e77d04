import { cards } from '@kloak/access/cards.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { audienceOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import type { ItemParts } from '@kloak/proto/rules/changes.ts';
import type { Subject } from '../domain/subject.ts';
import { comments, countAllComments } from '../views/comments.ts';
import { countHearts, heartedBy, hearts } from '../views/hearts.ts';

/** `partsOf`: what of an item changed, as all who hear of it may see it. */
async function tell(ctx: ReactionCtx, { item, groupPost }: Subject, partsOf: () => Promise<ItemParts>): Promise<void> {
  if (!groupPost) return ctx.pushChanges(await audienceOf(ctx, item), [{ what: 'item', id: item, ...(await partsOf()) }]);
  const people = await ctx.view(groupPeople).get(groupPost.group);
  ctx.pushChanges(people?.members ?? [], [{ what: 'group' }]);
}

const announceHeart = (ctx: ReactionCtx, { data: { who, ...subject } }: { data: Subject & { who: string } }) =>
  tell(ctx, subject, async () => {
    const { item } = subject;
    const reader = ctx.view(hearts);
    // As it is now, which may be later than the event.
    const [total, given, card] = await Promise.all([countHearts(reader, item), heartedBy(reader, who, [item]), ctx.view(cards).get(who)]);
    if (!card) return { hearts: { total } };
    return { hearts: { total, changed: [{ profile: { _id: card.id, username: card.username, image: card.image }, given: given.has(item) }] } };
  });

const announceComment = (ctx: ReactionCtx, { data }: { data: Subject }) =>
  tell(ctx, data, async () => ({ comments: { total: (await countAllComments(ctx.view(comments), [data.item])).get(data.item) ?? 0 } }));

/** Tells the pages of all who may view an item, or are in the group of a post, that its hearts or comments changed. */
export const announceSubject = reaction({
  // As it was called when there were items alone.
  name: 'announce-item',
  from: 'now',
  on: {
    social: {
      HeartGiven: announceHeart,
      HeartTaken: announceHeart,
      CommentSaved: announceComment,
      CommentEdited: announceComment,
      CommentDeleted: announceComment,
      CommentHeartGiven: announceComment,
      CommentHeartTaken: announceComment,
    },
  },
});
