import type { Card } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { Album } from '@kloak/proto/types/kloak/media/v1/Album.ts';
import { albumItemId, albumItems, albumItemsPlace } from './album-items.ts';
import type { AlbumDoc } from './albums.ts';
import { hiddenOf, type PostDoc, posts } from './posts.ts';
import { bytesOfPost, showPost, showWriter } from './show-post.ts';

/** Of what the public API tells of an album, with its cover. */
export const bytesOfAlbum = ({ cover, ...album }: Album): number =>
  Buffer.byteLength(JSON.stringify(album)) + aroundAlbumBytes + (cover ? bytesOfPost(cover) : 0);
/** Names of fields, and the address of its thumbnail. */
const aroundAlbumBytes = 300;

type Looking = { viewer: string; card: Card | undefined };

/** Those of some posts that an album holds. */
export const hiddenIn = (album: string, hidden: readonly PostDoc[]): PostDoc[] => hidden.filter(({ albums }) => albums.includes(album));

/** Albums of one member, whose card it is, as somebody who may view them sees them. */
export async function showAlbums(ctx: Pick<Ctx, 'view'>, docs: readonly AlbumDoc[], { viewer, card }: Looking): Promise<Album[]> {
  const hidden = await hiddenOf(ctx.view(posts), [...new Set(docs.map(({ owner }) => owner))]);
  const coverOf = await coversOf(ctx, docs, { viewer, hidden });
  return docs.map((doc) => {
    const { id, owner, name, description, privacy, createdAt, items } = doc;
    const cover = coverOf(doc);
    const shared = Math.max(doc.shared - hiddenIn(id, hidden).length, 0);
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

/** How many of an album are looked at in search of a cover. */
const maxPerAlbum = 5;

/** Which post stands for each of them: the chosen one while it is in the album, or else the first, of those that the viewer is shown. Three questions for all. */
async function coversOf(
  ctx: Pick<Ctx, 'view'>,
  docs: readonly AlbumDoc[],
  { viewer, hidden }: { viewer: string; hidden: readonly PostDoc[] },
): Promise<(doc: AlbumDoc) => PostDoc | undefined> {
  const isOwn = docs.every(({ owner }) => owner === viewer);
  const places = docs.map(({ id }) => albumItemsPlace(id, isOwn));
  const { index = '' } = places[0] ?? {};
  const perKey = isOwn ? 1 : Math.min(1 + Math.max(0, ...docs.map(({ id }) => hiddenIn(id, hidden).length)), maxPerAlbum);
  const [{ items: first }, chosen] = await Promise.all([
    ctx.view(albumItems).newest({ index, keys: places.map(({ equals }) => equals), perKey, limit: docs.length * perKey }),
    ctx.view(albumItems).getMany(docs.flatMap(({ id, cover }) => (cover === undefined ? [] : [albumItemId(id, cover)]))),
  ]);
  const isShown = ({ privacy, id }: { privacy: string; id: string }) => isOwn || (isShared(privacy) && !hidden.some((post) => post.id === id));
  const candidates = [...first.toReversed(), ...chosen].filter(({ privacy, item: id }) => isShown({ privacy, id }));
  const covers = new Map(candidates.map(({ album, item }) => [album, item]));
  const found = await ctx.view(posts).getMany([...new Set(covers.values())]);
  const shown = new Map(found.filter(isShown).map((post) => [post.id, post]));
  return ({ id }) => shown.get(covers.get(id) ?? '');
}
