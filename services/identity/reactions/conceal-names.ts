import type { DomainEvent } from '@kloak/platform/aggregate.ts';
import type { Claimable } from '@kloak/platform/claim.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { account } from '../domain/account.ts';
import { formerLook, formerName, look, name } from '../domain/name.ts';

/** Time in which older builds, which know only former claims, may run beside this one. */
const besideMs = dayMs;

type Things<Event extends DomainEvent, Facts> = { former: Claimable<Event, Facts>; anew: Claimable<Event, Facts> };

/** True if the former claim has no more purpose: its account made the new claim a day ago, or never will. */
async function isOver<Event extends DomainEvent, Facts>(ctx: ReactionCtx, { former, anew }: Things<Event, Facts>, facts: Facts, id: string): Promise<boolean> {
  const stream = former.of(facts);
  // A name that today's folding maps to another stream is kept.
  if (stream.name !== `${former.name}:${id}`) return false;
  const claim = await ctx.state(stream);
  if (claim === undefined) return true;
  const holder = await ctx.state(account.of({ account: claim.holder }));
  const counted = holder.status === 'registered' ? await ctx.state(anew.of(facts)) : claim;
  return counted !== undefined && ctx.seenNow().getTime() - Date.parse(counted.at) > besideMs;
}

/** Renames the streams of former claims so that they reveal no name. See [Note: Former claims]. */
export const concealNames: Sweep = {
  name: 'conceal-names',
  everySeconds: 3600,
  async run(ctx) {
    await ctx.concealStreams(`${formerName.name}:`, (id) => isOver(ctx, { former: formerName, anew: name }, { username: id }, id));
    await ctx.concealStreams(`${formerLook.name}:`, (id) => isOver(ctx, { former: formerLook, anew: look }, { look: id }, id));
  },
};
