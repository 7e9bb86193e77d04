import { reaction } from '@kloak/platform/reaction.ts';
import { album } from '../domain/album/album.ts';
import { emptyAlbum } from '../steps/fill-album.ts';

/** Removes restored items from albums that were purged while these were in the trash. */
export const leaveGoneAlbums = reaction({
  name: 'leave-gone-albums',
  from: 'now',
  on: {
    media: {
      async ItemRestored(ctx, { data: { item, owner, albums } }) {
        for (const id of albums) {
          const { status } = await ctx.state(album.of({ album: id, owner }));
          if (status === 'purged') await emptyAlbum(ctx, { owner, album: id }, [item]);
        }
      },
    },
  },
});
