import { reaction } from '@kloak/platform/reaction.ts';
import { eachAlbumItem } from '../steps/each-album-item.ts';
import { emptyAlbum as empty } from '../steps/fill-album.ts';

/** Takes out what an album held that is gone for ever: the items stay, and know nothing of it any more. */
export const emptyAlbum = reaction({
  name: 'empty-album',
  from: 'start',
  on: {
    media: {
      async AlbumPurged(ctx, { data: { album, owner } }) {
        await eachAlbumItem(ctx, { album }, (entries) =>
          empty(
            ctx,
            { album, owner },
            entries.map(({ item }) => item),
          ),
        );
      },
    },
  },
});
