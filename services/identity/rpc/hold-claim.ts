// Claims on names and addresses, where they touch the account that holds them. See [Note: Stale claims].
import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate, Ctx, DomainEvent, StreamRef } from '@kloak/platform/service.ts';
import { abandon, account } from '../domain/account.ts';
import { type Claim, type Claiming, isStale } from '../domain/claim.ts';
import { accountRef } from './streams.ts';

/** Decides that an account never registers; false when it did. */
export async function abandonRegistration(ctx: Ctx, id: string): Promise<boolean> {
  try {
    await ctx.decide(account, accountRef(id), abandon(id), { step: 'give-up' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'registered') return false;
    throw error;
  }
}

/** Claims for an account; a claim left behind by another is taken over once that one is given up. Refuses what is taken. */
export async function claimUnique<Event extends DomainEvent>(
  ctx: Ctx,
  aggregate: Aggregate<Claim, Event>,
  ref: StreamRef,
  rules: { claim(claiming: Claiming): (claim: Claim) => Event[] },
  id: string,
): Promise<void> {
  const claim = await ctx.state(aggregate, ref);
  const leftBehind = claim && claim.holder !== id && isStale(claim, ctx.now()) && (await abandonRegistration(ctx, claim.holder));
  const claiming = { account: id, at: ctx.now().toISOString(), ...(leftBehind && { abandoned: claim.holder }) };
  await ctx.decide(aggregate, ref, rules.claim(claiming));
}

/** Whether somebody holds it: an account that registered, or one that still may. */
export async function isTaken<Event extends DomainEvent>(ctx: Ctx, aggregate: Aggregate<Claim, Event>, ref: StreamRef): Promise<boolean> {
  const claim = await ctx.state(aggregate, ref);
  if (!claim) return false;
  return !isStale(claim, ctx.now()) || (await ctx.state(account, accountRef(claim.holder))).status === 'registered';
}
