import { rpc } from '@kloak/platform/rpc.ts';
import { formerOwnerOfAlbum, noAlbum } from '../../access/albums.ts';
import { album, discardAlbum } from '../../domain/album/album.ts';
import { trash } from '../../domain/item/item-trash.ts';
import { decideOnItems } from '../../steps/items-of-album.ts';

export const deleteAlbum = rpc('media', 'DeleteAlbum', {
  access: formerOwnerOfAlbum,
  narrows: true,
  async run(ctx, { album: id, alsoItems }, { owner, status }) {
    // Items before the album, so that a repeat after an interruption finds the rest. If the album is deleted already, its items were meant to stay.
    if (alsoItems && status === 'open') await decideOnItems(ctx, { album: id, owner }, () => trash(ctx.now().toISOString()));
    const { events } = await ctx.decide(album.of({ album: id, owner }), discardAlbum);
    // Its own repeat returns the first decision; another request finds nothing to delete.
    if (events.length === 0) throw noAlbum();
    return {};
  },
});
