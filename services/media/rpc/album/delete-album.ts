import { rpc } from '@kloak/platform/rpc.ts';
import { formerOwnerOfAlbum, noAlbum } from '../../access/albums.ts';
import { album, discardAlbum } from '../../domain/album.ts';
import { trash } from '../../domain/item-trash.ts';
import { decideOnItems } from '../../steps/items-of-album.ts';

export const deleteAlbum = rpc('media', 'DeleteAlbum', {
  access: formerOwnerOfAlbum,
  narrows: true,
  async run(ctx, { album: id, alsoItems }, { owner, status }) {
    // Before the album, so that who is interrupted and repeats it finds what is left. What one held that is gone already was to stay.
    if (alsoItems && status === 'open') await decideOnItems(ctx, { album: id, owner }, trash(ctx.now().toISOString()));
    const { events } = await ctx.decide(album.of({ album: id, owner }), discardAlbum);
    // A repeat finds what it did; anybody else finds nothing.
    if (events.length === 0) throw noAlbum();
    return {};
  },
});
