import { reaction } from '@kloak/platform/reaction.ts';
import { looksOf } from '../domain/looks.ts';
import { look } from '../domain/name.ts';

/**
 * Claims what the name of an account looks like, for those that registered before looks were claimed. Where two of them look alike the first has it, and
 * both keep their names. Nothing for all others, and for whose name was erased. See [Note: Looks].
 */
export const keepLooks = reaction({
  // Another name than that of the table without small capitals: see [Note: Looks].
  name: 'keep-looks-with-small-capitals',
  from: 'start',
  on: {
    identity: {
      async Registered(ctx, { data: { account: holder, username } }) {
        for (const facts of username === '' ? [] : looksOf(username).map((seen) => ({ look: seen }))) {
          const claim = look.claim(facts, { holder, at: ctx.now().toISOString() });
          await ctx.decide(look.of(facts), (held) => (held ? [] : claim(held)));
        }
      },
    },
  },
});
