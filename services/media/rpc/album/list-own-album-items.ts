import { rpc } from '@kloak/platform/rpc.ts';
import { maxGroupPostAlbumItems } from '@kloak/proto/rules/group-posts.ts';
import { ownerOfAlbum } from '../../access/albums.ts';
import { albumItems, albumItemsIndexQuery } from '../../views/album-items.ts';

export const listOwnAlbumItems = rpc('media', 'ListOwnAlbumItems', {
  access: ownerOfAlbum,
  async run(ctx, { album }) {
    // One more than a post may have, so that the caller can see that the album is too large.
    const { items } = await ctx.view(albumItems).page({ ...albumItemsIndexQuery(album, true), limit: maxGroupPostAlbumItems + 1 });
    return { items: items.map(({ item }) => item) };
  },
});
