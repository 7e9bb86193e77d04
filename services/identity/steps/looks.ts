import type { Ctx } from '@kloak/platform/context.ts';
import { looksOf } from '../domain/looks.ts';
import { look } from '../domain/name.ts';
import { claimUnique, isTaken } from './claims.ts';

const factsOf = (username: string) => looksOf(username).map((seen) => ({ look: seen }));

/** Claims what a name looks like, one after the other. Refuses: 409 `name-taken` where a name of another looks like it. See [Note: Looks]. */
export async function claimLooks(ctx: Ctx, username: string, id: string): Promise<void> {
  for (const facts of factsOf(username)) await claimUnique(ctx, look, facts, id);
}

/** What an account has claimed of it that never registers, or is to be forgotten. */
export async function releaseLooks(ctx: Pick<Ctx, 'decide'>, username: string, id: string): Promise<void> {
  for (const facts of factsOf(username)) await ctx.decide(look.of(facts), look.release(facts, { holder: id }), { step: 'release' });
}

/** Whether a name of somebody looks like this one. */
export async function isLookTaken(ctx: Ctx, username: string): Promise<boolean> {
  const taken = await Promise.all(factsOf(username).map((facts) => isTaken(ctx, look.of(facts))));
  return taken.includes(true);
}
