import { cards } from '@kloak/access/cards.ts';
import { listOf, readList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ItemKind__Output } from '@kloak/proto/types/kloak/media/v1/ItemKind.ts';
import { viewerOfAlbum } from '../../access/albums.ts';
import { type AlbumItemDoc, albumItems, albumItemsPlace } from '../../views/album-items.ts';
import type { AlbumDoc } from '../../views/albums.ts';
import { hiddenOf, posts } from '../../views/posts.ts';
import { hiddenIn, showAlbums } from '../../views/show-album.ts';
import { showPost } from '../../views/show-post.ts';

export const listAlbumPosts = rpc('media', 'ListAlbumPosts', {
  access: viewerOfAlbum,
  async run(ctx, { kind, ...request }, { doc, viewer }) {
    const isOwn = doc.owner === viewer;
    const hidden = isOwn ? [] : hiddenIn(doc.id, await hiddenOf(ctx.view(posts), [doc.owner]));
    const isHidden = (id: string) => hidden.some((post) => post.id === id);
    const list = {
      ...listOf(ctx.view(albumItems), albumItemsPlace(doc.id, isOwn, kind)),
      pick: (entry: AlbumItemDoc) => (isHidden(entry.item) ? [] : [entry]),
    };
    const [{ items, next }, card] = await Promise.all([readList(list, request), ctx.view(cards).get(doc.owner)]);
    const [[album], docs] = await Promise.all([showAlbums(ctx, [doc], { viewer, card }), ctx.view(posts).getMany(items.map(({ item }) => item))]);
    const shown = docs.filter(({ privacy, failed }) => isOwn || (isShared(privacy) && !failed));
    const total = countOf(doc, isOwn, kind) - hidden.filter((post) => kind === undefined || post.kind === kind).length;
    return { album, posts: shown.map((post) => showPost(post, card, viewer)), total: Math.max(total, 0), next };
  },
});

function countOf({ items, shared, images, sharedImages }: AlbumDoc, isOwn: boolean, kind: ItemKind__Output | undefined): number {
  const [all, ofImages] = isOwn ? [items, images] : [shared, sharedImages];
  if (kind === undefined) return all;
  return kind === 'IMAGE' ? ofImages : all - ofImages;
}
