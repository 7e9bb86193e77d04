// Claims on names and addresses, where they touch the account that holds them. [Note: Stale claims] A registration that crashed halfway leaves claims
// behind. Ten minutes later anybody may take one over, but only after deciding on the holder's stream that it is abandoned: that is refused if it
// registered after all, and keeps it from registering ever after. So no moment exists at which two accounts have one name.
import type { DomainEvent, Stream } from '@kloak/platform/aggregate.ts';
import { type Claim, type Claimable, isStale } from '@kloak/platform/claim.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { abandon, account } from '../domain/account.ts';

/** Decides that an account never registers; false when it did. */
export async function abandonRegistration(ctx: Ctx, id: string): Promise<boolean> {
  try {
    await ctx.decide(account.of({ account: id }), abandon(id), { step: 'give-up' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'registered') return false;
    throw error;
  }
}

/** Claims for an account; a claim left behind by another is taken over once that one is abandoned. Refuses what is taken. */
export async function claimUnique<Event extends DomainEvent, Facts>(ctx: Ctx, thing: Claimable<Event, Facts>, facts: Facts, id: string): Promise<void> {
  const stream = thing.of(facts);
  const claim = await ctx.state(stream);
  const isLeftBehind = claim && claim.holder !== id && isStale(claim, ctx.now()) && (await abandonRegistration(ctx, claim.holder));
  await ctx.decide(stream, thing.claim(facts, { holder: id, at: ctx.now().toISOString() }, isLeftBehind ? claim : undefined));
}

/** Whether somebody holds it: an account that registered, or one that still may. */
export async function isTaken<Event extends DomainEvent>(ctx: Ctx, stream: Stream<Claim, Event>): Promise<boolean> {
  const claim = await ctx.state(stream);
  if (!claim) return false;
  return !isStale(claim, ctx.now()) || (await ctx.state(account.of({ account: claim.holder }))).status === 'registered';
}
