import { reaction } from '@kloak/platform/reaction.ts';
import { looksOf } from '../domain/looks.ts';
import { look, name } from '../domain/name.ts';

/**
 * Claims the name of an account and what it looks like, for those that registered before these were claimed so. Where two of them look alike the first has it, and
 * both keep their names. Nothing for all others, and for whose name was erased. See [Note: Former claims], [Note: Looks].
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
