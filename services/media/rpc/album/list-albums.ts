import { cards } from '@kloak/access/cards.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noProfile } from '@kloak/proto/rules/people/members.ts';
import { albumCounts, noAlbums } from '../../views/album-counts.ts';
import { type AlbumDoc, albums, albumsIndexQuery } from '../../views/albums.ts';
import { bytesOfAlbum, showAlbums } from '../../views/show-album.ts';

export const listAlbums = rpc('media', 'ListAlbums', {
  access: member,
  async run(ctx, { owner = ctx.account(), ...request }, viewer) {
    const card = await ctx.view(cards).get(owner);
    if (!card) throw refusalOf(noProfile);
    const isOwn = owner === viewer;
    if (!isOwn && !(await areConnected(ctx.strict(relations), viewer, owner))) return { albums: [], total: 0 };
    const list = listOf(ctx.view(albums), albumsIndexQuery(owner, isOwn));
    const show = (docs: AlbumDoc[]) => showAlbums(ctx, docs, { viewer, card });
    const [{ items, next }, counts = noAlbums] = await Promise.all([
      readShown(list, request, { show, bytesOf: bytesOfAlbum }),
      ctx.view(albumCounts).get(owner),
    ]);
    return { albums: items, total: isOwn ? counts.albums : counts.shared, next };
  },
});
