import { type Card, cards } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import type { FamilyMember } from '@kloak/proto/types/kloak/media/v1/FamilyMember.ts';
import { type PostDoc, posts } from '../views/posts.ts';
import { showPost, showWriter } from './show-post.ts';

const postsEach = 4;

export const listFamilyFeed: Handlers<'media'>['ListFamilyFeed'] = async (ctx) => {
  const relatives = await relativesOf(ctx.strict(relations), ctx.account());
  if (relatives.length === 0) return { members: [] };
  const keys = relatives.map((relative) => [relative, 'FAMILY_ONLY']);
  const newest = await ctx.view(posts).newest({ index: 'visible', keys, perKey: postsEach, limit: keys.length * postsEach });
  const byOwner = Map.groupBy(newest.items, ({ owner }) => owner);
  const known = await ctx.view(cards).getMany([...byOwner.keys()]);
  const cardOf = new Map(known.map((card) => [card.id, card]));
  return { members: [...byOwner].map(([owner, items]) => member(owner, items, cardOf.get(owner))) };
};

/** Newest posts come first, so do the members who have them. */
function member(owner: string, items: PostDoc[], card: Card | undefined): FamilyMember {
  return { profile: showWriter(owner, card), posts: items.map((post) => showPost(post, card)) };
}
