import { cards } from '@kloak/access/cards.ts';
import { pageSize, readList, type ViewList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { isShared, sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import type { ItemKind__Output } from '@kloak/proto/types/kloak/media/v1/ItemKind.ts';
import { viewerOfAlbum } from '../access/albums.ts';
import { type AlbumItemDoc, albumItems } from '../views/album-items.ts';
import type { AlbumDoc } from '../views/albums.ts';
import { posts } from '../views/posts.ts';
import { showAlbums } from '../views/show-album.ts';
import { showPost } from '../views/show-post.ts';

export const listAlbumPosts = rpc('media', 'ListAlbumPosts', {
  access: viewerOfAlbum,
  async run(ctx, { kind, page, perPage, before }, { doc, viewer }) {
    const isOwn = doc.owner === viewer;
    const list = { reader: ctx.view(albumItems), ...whichItems(doc, isOwn, kind), pick: (entry: AlbumItemDoc) => [entry.item] };
    const [{ items, next }, card] = await Promise.all([
      readList(list, { page, perPage: pageSize(perPage, defaultPerPage), before }),
      ctx.view(cards).get(doc.owner),
    ]);
    const [[album], docs] = await Promise.all([showAlbums(ctx, [doc], { viewer, card }), ctx.view(posts).getMany(items)]);
    const shown = docs.filter(({ privacy }) => isOwn || isShared(privacy));
    return { album, posts: shown.map((post) => showPost(post, card)), total: countOf(doc, isOwn, kind), next };
  },
});

type Kind = ItemKind__Output | undefined;

/** What of an album its owner, or somebody else who may view it, is shown. */
function whichItems({ id }: AlbumDoc, isOwn: boolean, kind: Kind): Pick<ViewList<AlbumItemDoc, string>, 'index' | 'equals'> {
  const equals = isOwn ? [id] : [id, sharedPrivacy];
  if (kind === undefined) return { index: isOwn ? 'all' : 'visible', equals };
  return { index: isOwn ? 'byKind' : 'visibleByKind', equals: [...equals, kind] };
}

function countOf({ items, shared, images, sharedImages }: AlbumDoc, isOwn: boolean, kind: Kind): number {
  const [all, ofImages] = isOwn ? [items, images] : [shared, sharedImages];
  if (kind === undefined) return all;
  return kind === 'IMAGE' ? ofImages : all - ofImages;
}
