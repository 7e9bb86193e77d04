import { type CardWithAddress, cardByName, cards } from '@kloak/access/cards.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noProfile } from '@kloak/proto/rules/people/members.ts';
import { categories } from '@kloak/proto/rules/text/categories.ts';
import { downloadableFor } from '../../access/downloads.ts';
import { type LibraryDoc, libraries, noLibrary } from '../../views/libraries.ts';
import { hiddenOf, libraryIndexQuery, type PostDoc, posts } from '../../views/posts.ts';
import { bytesOfPost, showPost, showToClose, showWriter } from '../../views/show-post.ts';

export const listPosts = rpc('media', 'ListPosts', {
  access: member,
  async run(ctx, { owner, username, category, byTaken, ...request }, viewer) {
    const card = await cardOf(ctx, { id: owner ?? viewer, username });
    const isOwn = card.id === viewer;
    const isClose = isOwn || (await areConnected(ctx.strict(relations), viewer, card.id));
    const profile = isClose ? showToClose(card.id, card) : showWriter(card.id, card);
    if (!isClose) return { profile, posts: [], total: 0 };
    const list = listOf(ctx.view(posts), libraryIndexQuery(card.id, { isOwn, category, byTaken }));
    const show = async (docs: PostDoc[]) => docs.map((post) => showPost(post, card, viewer, true));
    const [{ items, next }, counts = noLibrary, hidden, downloadable] = await Promise.all([
      readShown(list, request, { show, bytesOf: bytesOfPost }),
      ctx.view(libraries).get(card.id),
      isOwn ? [] : hiddenOf(ctx.view(posts), [card.id]),
      downloadableFor(ctx, card.id, viewer),
    ]);
    const all = isOwn ? counts.posts : Math.max(counts.shared - hidden.length, 0);
    const byCategory = categoriesIn(counts, isOwn, hidden);
    const total = category === undefined ? all : (byCategory.find((one) => one.category === category)?.count ?? 0);
    return { profile, posts: items, total, next, downloadable, categories: byCategory };
  },
});

/** Categories of visible videos, with their numbers. */
function categoriesIn(counts: LibraryDoc, isOwn: boolean, hidden: readonly PostDoc[]) {
  return categories
    .map((category) => {
      const { all, shared } = counts.categories[category] ?? { all: 0, shared: 0 };
      return { category, count: isOwn ? all : shared - hidden.filter((doc) => doc.kind === 'VIDEO' && doc.category === category).length };
    })
    .filter(({ count }) => count > 0);
}

/** Refuses: 404 `no-profile`. */
async function cardOf(ctx: Ctx, { id, username }: { id: string; username: string | undefined }): Promise<CardWithAddress> {
  const reader = ctx.view(cards);
  const card = username === undefined ? await reader.get(id) : await cardByName(reader, username.trim());
  if (!card) throw refusalOf(noProfile);
  return card;
}
