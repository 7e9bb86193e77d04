import { noItem } from '@kloak/access/may-view-item.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfAlbum } from '../../access/albums.ts';
import { album, chooseCover } from '../../domain/album/album.ts';
import { item } from '../../domain/item/item.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';

export const chooseAlbumCover = rpc('media', 'ChooseAlbumCover', {
  access: ownerOfAlbum,
  async run(ctx, request, own) {
    const state = await ctx.state(item.of({ item: request.item, owner: own.owner }));
    if (state.status !== 'published' || !state.albums.includes(own.album)) throw noItem();
    await ctx.decide(album.of(own), chooseCover(request.item));
    return { album: await showOwnAlbum(ctx, own) };
  },
});
