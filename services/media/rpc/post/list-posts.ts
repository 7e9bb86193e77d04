import { type Card, cardByName, cards } from '@kloak/access/cards.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { listOf, readList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noProfile } from '@kloak/proto/rules/members.ts';
import { libraries, noLibrary } from '../../views/libraries.ts';
import { hiddenOf, posts, postsPlace } from '../../views/posts.ts';
import { showPost, showWriter } from '../../views/show-post.ts';

export const listPosts = rpc('media', 'ListPosts', {
  access: member,
  async run(ctx, { owner, username, ...request }, viewer) {
    const card = await cardOf(ctx, { id: owner ?? viewer, username });
    const isOwn = card.id === viewer;
    const isClose = isOwn || (await areConnected(ctx.strict(relations), viewer, card.id));
    const profile = isClose ? showWriter(card.id, card) : { id: card.id, username: card.username, image: card.image };
    if (!isClose) return { profile, posts: [], total: 0 };
    const [{ items, next }, counts = noLibrary, hidden] = await Promise.all([
      readList(listOf(ctx.view(posts), postsPlace(card.id, isOwn)), request),
      ctx.view(libraries).get(card.id),
      isOwn ? [] : hiddenOf(ctx.view(posts), [card.id]),
    ]);
    const total = isOwn ? counts.posts : Math.max(counts.shared - hidden.length, 0);
    return { profile, posts: items.map((post) => showPost(post, card, viewer)), total, next };
  },
});

/** Refuses: 404 `no-profile`. */
async function cardOf(ctx: Ctx, { id, username }: { id: string; username: string | undefined }): Promise<Card> {
  const reader = ctx.view(cards);
  const card = username === undefined ? await reader.get(id) : await cardByName(reader, username.trim());
  if (!card) throw refusalOf(noProfile);
  return card;
}
