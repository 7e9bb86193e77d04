import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfAlbum } from '../../access/albums.ts';
import { endAccess } from '../../steps/end-access.ts';
import { emptyAlbum } from '../../steps/fill-album.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';

export const removeFromAlbum = rpc('media', 'RemoveFromAlbum', {
  access: ownerOfAlbum,
  async run(ctx, { items }, own) {
    await emptyAlbum(ctx, own, items);
    await endAccess(ctx);
    return { album: await showOwnAlbum(ctx, own) };
  },
});
