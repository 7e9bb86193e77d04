import { reaction } from '@kloak/platform/reaction.ts';
import { discard, isKept, item } from '../domain/item.ts';
import { originalClaim } from '../domain/original-claim.ts';
import { fillAlbum } from '../steps/fill-album.ts';

/**
 * A file that could not be shown was uploaded again and is published now: it comes into the albums of the failed one, which goes for ever, so that the
 * same bytes take the space of the vault once.
 */
export const replaceFailed = reaction({
  name: 'replace-failed',
  from: 'now',
  on: {
    media: {
      async ItemPublished(ctx, { data: { item: id, owner } }) {
        const state = await ctx.state(item.of({ item: id, owner }));
        if (!isKept(state)) return;
        const { holder, insteadOf } = await ctx.state(originalClaim.of({ owner, sha256: state.original.sha256 }));
        if (holder !== id || insteadOf === undefined) return;
        const former = item.of({ item: insteadOf, owner });
        const failed = await ctx.state(former);
        if (failed.status !== 'published' || failed.rendering.state !== 'failed') return;
        await Promise.all(failed.albums.map((album) => fillAlbum(ctx, { owner, album }, [id])));
        await ctx.decide(former, discard);
      },
    },
  },
});
