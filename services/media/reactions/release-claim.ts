import { reaction } from '@kloak/platform/reaction.ts';
import { originalClaim, release } from '../domain/original-claim.ts';

/** Lets the bytes of a purged item be claimed by another. */
export const releaseClaim = reaction({
  name: 'release-claim',
  from: 'start',
  on: {
    media: {
      async ItemPurged(ctx, { data: { item, owner, sha256 } }) {
        await ctx.decide(originalClaim.of({ owner, sha256 }), release({ owner, sha256, item }));
      },
    },
  },
});
