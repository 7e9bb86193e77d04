import { type CardWithAddress, cards, cardsById } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import { countWithin } from '@kloak/platform/lists/answer-size.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPostsPerMember } from '@kloak/proto/rules/pages.ts';
import type { FamilyMember } from '@kloak/proto/types/media.ts';
import { type PostDoc, posts, visibleKeyOf } from '../../views/posts.ts';
import { bytesOfPost, showPost, showToClose } from '../../views/show-post.ts';

export const listFamilyFeed = rpc('media', 'ListFamilyFeed', {
  access: member,
  async run(ctx, _request, viewer) {
    const relatives = await relativesOf(ctx.strict(relations), viewer);
    if (relatives.length === 0) return { members: [] };
    const keys = relatives.map((relative) => visibleKeyOf(relative));
    const newest = await ctx.view(posts).newest({ index: 'visible', keys, perKey: maxPostsPerMember, limit: keys.length * maxPostsPerMember });
    const byOwner = Map.groupBy(newest.items, ({ owner }) => owner);
    const cardOf = await cardsById(ctx.view(cards), byOwner.keys());
    // Posts are sorted newest first, and so are their owners.
    return { members: [...byOwner].map(([owner, items]) => familyMember(items, { owner, card: cardOf.get(owner), viewer })) };
  },
});

/** The newest posts, as many as fit into one answer. */
function familyMember(items: PostDoc[], { owner, card, viewer }: { owner: string; card: CardWithAddress | undefined; viewer: string }): FamilyMember {
  const shown = items.map((post) => showPost(post, card, viewer, true));
  return { profile: showToClose(owner, card), posts: shown.slice(0, countWithin(shown.map(bytesOfPost))) };
}
