import type { Card } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { oneLine } from '@kloak/proto/rules/text/one-line.ts';
import type { Album } from '@kloak/proto/types/media.ts';
import { type AlbumItemDoc, albumItemId, albumItems, albumItemsIndexQuery, dayOf } from './album-items.ts';
import type { AlbumDoc } from './albums.ts';
import { hiddenOf, type PostDoc, posts } from './posts.ts';
import { bytesOfPost, showPost, showWriter } from './show-post.ts';

/** Size in bytes of an album in an answer of the public API, with its cover. */
export const bytesOfAlbum = ({ cover, ...album }: Album): number =>
  Buffer.byteLength(JSON.stringify(album)) + aroundAlbumBytes + (cover ? bytesOfPost(cover) : 0);
/** Names of fields, and the address of its thumbnail. */
const aroundAlbumBytes = 300;

type AlbumViewer = { viewer: string; card: Card | undefined };

/** Hidden posts of one album. */
export const hiddenIn = (album: string, hidden: readonly PostDoc[]): PostDoc[] => hidden.filter(({ albums }) => albums.includes(album));

/** Albums of one member (whose card it is) as a viewer sees them: the member, or a connection. */
export async function showAlbums(ctx: Pick<Ctx, 'view'>, docs: readonly AlbumDoc[], { viewer, card }: AlbumViewer): Promise<Album[]> {
  const hidden = await hiddenOf(ctx.view(posts), [...new Set(docs.map(({ owner }) => owner))]);
  const lookInto = await readAhead(ctx, docs, { viewer, hidden });
  return docs.map((doc) => {
    const { id, owner, name, description, privacy, createdAt, items } = doc;
    const { cover, first, last } = lookInto(doc);
    // Items without renditions are hidden from others; the owner sees those that are still being rendered.
    const missing = hiddenIn(id, hidden).filter(({ status }) => owner !== viewer || status === 'FAILED');
    const shared = Math.max(doc.shared - missing.length, 0);
    return {
      id,
      writer: showWriter(owner, card),
      name: oneLine(name),
      description,
      privacy,
      createdAt,
      items: owner === viewer ? items : shared,
      shared,
      cover: cover && showPost(cover, card, viewer, true),
      firstDay: first && dayOf(first),
      lastDay: last && dayOf(last),
    };
  });
}

/** Items per album to search for its cover, first and last item. More than one, because newly chosen files may still be rendering. */
const maxPerAlbum = 20;

type Inside = { cover: PostDoc | undefined; first: AlbumItemDoc | undefined; last: AlbumItemDoc | undefined };

/** Reads the cover of each album (the chosen one if still inside, else the first), and the first and last visible item. Four queries for all albums. */
async function readAhead(
  ctx: Pick<Ctx, 'view'>,
  docs: readonly AlbumDoc[],
  { viewer, hidden }: { viewer: string; hidden: readonly PostDoc[] },
): Promise<(doc: AlbumDoc) => Inside> {
  const isOwn = docs.every(({ owner }) => owner === viewer);
  const keys = docs.map(({ id }) => albumItemsIndexQuery(id, isOwn).equals);
  const perKey = isOwn ? 1 : Math.min(1 + Math.max(0, ...docs.map(({ id }) => hiddenIn(id, hidden).length)), maxPerAlbum);
  const isShown = ({ privacy, id }: { privacy: string; id: string }) => isOwn || (isShared(privacy) && !hidden.some((post) => post.id === id));
  const shownOf = (entries: readonly AlbumItemDoc[]) => entries.filter(({ privacy, item: id }) => isShown({ privacy, id }));
  /** First visible entry per album. */
  const byAlbum = (entries: readonly AlbumItemDoc[]) => new Map(shownOf(entries).map((entry) => [entry.album, entry]));
  const newest = async (index: string) => byAlbum((await ctx.view(albumItems).newest({ index, keys, perKey, limit: docs.length * perKey })).items.toReversed());
  const [firsts, lasts, chosen] = await Promise.all([
    newest(isOwn ? 'all' : 'visible'),
    newest(isOwn ? 'allLast' : 'visibleLast'),
    ctx.view(albumItems).getMany(docs.flatMap(({ id, cover }) => (cover === undefined ? [] : [albumItemId(id, cover)]))),
  ]);
  const covers = new Map([...firsts, ...byAlbum(chosen)]);
  const found = await ctx.view(posts).getMany([...new Set([...covers.values()].map(({ item }) => item))]);
  const shown = new Map(found.filter(isShown).map((post) => [post.id, post]));
  return ({ id }) => ({ cover: shown.get(covers.get(id)?.item ?? ''), first: firsts.get(id), last: lasts.get(id) });
}
