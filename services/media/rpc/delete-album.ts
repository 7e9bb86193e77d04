import { rpc } from '@kloak/platform/rpc.ts';
import { formerOwnerOfAlbum, noAlbum } from '../access/albums.ts';
import { album, discardAlbum } from '../domain/album.ts';
import { discard, item } from '../domain/item.ts';
import { eachAlbumItem } from '../steps/each-album-item.ts';
import { endAccess } from '../steps/end-access.ts';

export const deleteAlbum = rpc('media', 'DeleteAlbum', {
  access: formerOwnerOfAlbum,
  async run(ctx, { album: id, alsoItems }, { owner }) {
    // Before the album, so that who is interrupted and repeats it finds what is left.
    if (alsoItems) {
      await eachAlbumItem(ctx, { album: id }, (entries) => Promise.all(entries.map((entry) => ctx.decide(item.of({ item: entry.item, owner }), discard))));
    }
    const { events } = await ctx.decide(album.of({ album: id, owner }), discardAlbum);
    // A repeat finds what it did; anybody else finds nothing.
    if (events.length === 0) throw noAlbum();
    await endAccess(ctx);
    return {};
  },
});
