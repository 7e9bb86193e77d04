import type { Ctx } from '@kloak/platform/context.ts';
import { looksOf } from '../domain/looks.ts';
import { formerLook, look } from '../domain/name.ts';
import { claimUnique, isTaken } from './claims.ts';

const factsOf = (username: string) => looksOf(username).map((seen) => ({ look: seen }));

/** Claims the looks of a name, one after the other. Refuses: 409 `name-taken` if another name looks like it. See [Note: Looks]. */
export async function claimLooks(ctx: Ctx, username: string, id: string): Promise<void> {
  for (const facts of factsOf(username)) await claimUnique(ctx, { thing: look, former: formerLook }, facts, id);
}

/** Releases the looks of a name whose account never registers or is to be erased. */
export async function releaseLooks(ctx: Pick<Ctx, 'decide'>, username: string, id: string): Promise<void> {
  for (const facts of factsOf(username))
    for (const one of [look, formerLook]) await ctx.decide(one.of(facts), one.release(facts, { holder: id }), { step: 'release' });
}

/** True if an existing name looks like this one. */
export async function isLookTaken(ctx: Ctx, username: string): Promise<boolean> {
  const streams = factsOf(username).flatMap((facts) => [look, formerLook].map((one) => one.of(facts)));
  return (await Promise.all(streams.map((stream) => isTaken(ctx, stream)))).includes(true);
}
