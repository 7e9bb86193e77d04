import type { Card } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { Album } from '@kloak/proto/types/kloak/media/v1/Album.ts';
import { albumItemId, albumItems, albumItemsPlace } from './album-items.ts';
import type { AlbumDoc } from './albums.ts';
import { type PostDoc, posts } from './posts.ts';
import { showPost, showWriter } from './show-post.ts';

type Looking = { viewer: string; card: Card | undefined };

/** Albums of one member, whose card it is, as somebody who may view them sees them. */
export async function showAlbums(ctx: Pick<Ctx, 'view'>, docs: readonly AlbumDoc[], { viewer, card }: Looking): Promise<Album[]> {
  const coverOf = await coversOf(ctx, docs, viewer);
  return docs.map((doc) => {
    const { id, owner, name, description, privacy, createdAt, items, shared } = doc;
    const cover = coverOf(doc);
    return {
      id,
      writer: showWriter(owner, card),
      name,
      description,
      privacy,
      createdAt,
      items: owner === viewer ? items : shared,
      shared,
      cover: cover && showPost(cover, card, viewer),
    };
  });
}

/** Which post stands for each of them: the chosen one while it is in the album, or else the first, of those that the viewer may see. Three questions for all. */
async function coversOf(ctx: Pick<Ctx, 'view'>, docs: readonly AlbumDoc[], viewer: string): Promise<(doc: AlbumDoc) => PostDoc | undefined> {
  const isOwn = docs.every(({ owner }) => owner === viewer);
  const places = docs.map(({ id }) => albumItemsPlace(id, isOwn));
  const { index = '' } = places[0] ?? {};
  const [{ items: first }, chosen] = await Promise.all([
    ctx.view(albumItems).newest({ index, keys: places.map(({ equals }) => equals), perKey: 1, limit: docs.length }),
    ctx.view(albumItems).getMany(docs.flatMap(({ id, cover }) => (cover === undefined ? [] : [albumItemId(id, cover)]))),
  ]);
  const visible = chosen.filter(({ privacy }) => isOwn || isShared(privacy));
  const covers = new Map([...first, ...visible].map(({ album, item }) => [album, item]));
  const found = await ctx.view(posts).getMany([...new Set(covers.values())]);
  const shown = new Map(found.filter(({ privacy }) => isOwn || isShared(privacy)).map((post) => [post.id, post]));
  return ({ id }) => shown.get(covers.get(id) ?? '');
}
