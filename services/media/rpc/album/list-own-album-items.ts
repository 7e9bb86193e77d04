import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxGroupPostAlbumItems } from '@kloak/proto/rules/group-posts.ts';
import { noAlbum } from '../../access/albums.ts';
import { albumItems, albumItemsPlace } from '../../views/album-items.ts';
import { albums } from '../../views/albums.ts';

export const listOwnAlbumItems = rpc('media', 'ListOwnAlbumItems', {
  access: member,
  async run(ctx, { album }, me) {
    const doc = await ctx.view(albums).get(album);
    if (doc?.owner !== me) throw noAlbum();
    // One more than a post may have, so that who posts it sees that it is too large.
    const { items } = await ctx.view(albumItems).page({ ...albumItemsPlace(album, true), limit: maxGroupPostAlbumItems + 1 });
    return { items: items.map(({ item }) => item) };
  },
});
