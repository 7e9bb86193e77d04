import { cards } from '@kloak/access/cards.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ItemKind } from '@kloak/proto/types/media.ts';
import { viewerOfAlbum } from '../../access/albums.ts';
import { downloadableFor } from '../../access/downloads.ts';
import { type AlbumItemDoc, albumItems, albumItemsIndexQuery } from '../../views/album-items.ts';
import type { AlbumDoc } from '../../views/albums.ts';
import { hiddenOf, posts } from '../../views/posts.ts';
import { bytesOfAlbum, hiddenIn, showAlbums } from '../../views/show-album.ts';
import { bytesOfPost, showPost } from '../../views/show-post.ts';

export const listAlbumPosts = rpc('media', 'ListAlbumPosts', {
  access: viewerOfAlbum,
  async run(ctx, { kind, ...request }, { doc, viewer }) {
    const isOwn = doc.owner === viewer;
    const hidden = isOwn ? [] : hiddenIn(doc.id, await hiddenOf(ctx.view(posts), [doc.owner]));
    const isHidden = (id: string) => hidden.some((post) => post.id === id);
    const list = {
      ...listOf(ctx.view(albumItems), albumItemsIndexQuery(doc.id, isOwn, kind)),
      pick: (entry: AlbumItemDoc) => (isHidden(entry.item) ? [] : [entry]),
    };
    const card = await ctx.view(cards).get(doc.owner);
    const show = async (entries: AlbumItemDoc[]) => {
      const docs = new Map((await ctx.view(posts).getMany(entries.map(({ item }) => item))).map((post) => [post.id, post]));
      return entries.map(({ item }) => {
        const post = docs.get(item);
        return post && (isOwn || (isShared(post.privacy) && !post.unseen)) ? showPost(post, card, viewer, true) : undefined;
      });
    };
    const [album] = await showAlbums(ctx, [doc], { viewer, card });
    const besideBytes = album ? bytesOfAlbum(album) : 0;
    const { items, next } = await readShown(list, request, { show, bytesOf: (post) => (post ? bytesOfPost(post) : 0), besideBytes });
    const total = countOf(doc, isOwn, kind) - hidden.filter((post) => kind === undefined || post.kind === kind).length;
    const downloadable = await downloadableFor(ctx, doc.owner, viewer);
    return { album: album && { ...album, downloadable }, posts: items.flatMap((post) => post ?? []), total: Math.max(total, 0), next };
  },
});

function countOf({ items, shared, images, sharedImages }: AlbumDoc, isOwn: boolean, kind: ItemKind | undefined): number {
  const [all, ofImages] = isOwn ? [items, images] : [shared, sharedImages];
  if (kind === undefined) return all;
  return kind === 'IMAGE' ? ofImages : all - ofImages;
}
