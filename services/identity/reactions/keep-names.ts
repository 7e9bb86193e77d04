import { reaction } from '@kloak/platform/reaction.ts';
import { looksOf } from '../domain/looks.ts';
import { look, name } from '../domain/name.ts';

/**
 * Claims name and looks for accounts registered before such claims existed. Of two look-alikes the first gets the look, and both keep their names. No-op
 * for all others, and for erased names. See [Note: Former claims], [Note: Looks].
 */
export const keepNames = reaction({
  // Another name than those of the tables of looks before this one: see [Note: Looks].
  name: 'keep-names-by-digest',
  from: 'start',
  on: {
    identity: {
      async Registered(ctx, { data: { account: holder, username } }) {
        if (username === '') return;
        const at = ctx.now().toISOString();
        const claim = name.claim({ username }, { holder, at });
        await ctx.decide(name.of({ username }), (held) => (held ? [] : claim(held)));
        for (const facts of looksOf(username).map((seen) => ({ look: seen }))) {
          const claimLook = look.claim(facts, { holder, at });
          await ctx.decide(look.of(facts), (held) => (held ? [] : claimLook(held)));
        }
      },
    },
  },
});
