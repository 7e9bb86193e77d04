import { reaction } from '@kloak/platform/reaction.ts';
import { emptyAlbum as empty } from '../steps/fill-album.ts';
import { itemsOf } from '../steps/items-of-album.ts';

/** Removes the items from a purged album; the items stay. */
export const emptyAlbum = reaction({
  name: 'empty-album',
  from: 'start',
  on: {
    media: {
      async AlbumPurged(ctx, { data: { album, owner } }) {
        for await (const items of itemsOf(ctx, { album })) await empty(ctx, { album, owner }, items);
      },
    },
  },
});
