// Claims on names and addresses, where they touch the account that holds them. See [Note: Stale claims].
import type { DomainEvent, Stream } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { abandon, account } from '../domain/account.ts';
import { type Claim, type ClaimRequest, isStale } from '../domain/claim.ts';

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
export async function claimUnique<Event extends DomainEvent>(
  ctx: Ctx,
  stream: Stream<Claim, Event>,
  rules: { claim(request: ClaimRequest): (claim: Claim) => Event[] },
  id: string,
): Promise<void> {
  const claim = await ctx.state(stream);
  const leftBehind = claim && claim.holder !== id && isStale(claim, ctx.now()) && (await abandonRegistration(ctx, claim.holder));
  const abandoned = leftBehind ? claim.holder : undefined;
  await ctx.decide(stream, rules.claim({ account: id, at: ctx.now().toISOString(), abandoned }));
}

/** Whether somebody holds it: an account that registered, or one that still may. */
export async function isTaken<Event extends DomainEvent>(ctx: Ctx, stream: Stream<Claim, Event>): Promise<boolean> {
  const claim = await ctx.state(stream);
  if (!claim) return false;
  return !isStale(claim, ctx.now()) || (await ctx.state(account.of({ account: claim.holder }))).status === 'registered';
}
