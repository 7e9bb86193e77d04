import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfAlbum } from '../../access/albums.ts';
import { emptyAlbum } from '../../steps/fill-album.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';

export const removeFromAlbum = rpc('media', 'RemoveFromAlbum', {
  access: ownerOfAlbum,
  narrows: true,
  async run(ctx, { items }, own) {
    await emptyAlbum(ctx, own, items);
    return { album: await showOwnAlbum(ctx, own) };
  },
});
