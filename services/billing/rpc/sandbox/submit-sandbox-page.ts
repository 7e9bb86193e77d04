import { anyone } from '@kloak/access/rules.ts';
import { derivedId } from '@kloak/platform/codec/keys.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { refusedCards } from '@kloak/proto/rules/plans.ts';
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { askSecondStep, giveUpSecondStep, sandbox, sessionIn, takeCard } from '../../domain/sandbox.ts';
import { readTestCard } from '../../domain/sandbox-card.ts';
import { readPage, showPage } from '../../steps/sandbox-page.ts';

type SandboxPageKey = { customer: string; id: string };

/** Ids derive from the page, so paying twice charges once. */
async function take(ctx: Ctx, { customer, id }: SandboxPageKey, lastFour: string): Promise<void> {
  const ids = { subscription: `sub-${derivedId('subscription', customer, id)}`, invoice: `in-${derivedId('invoice', customer, id)}` };
  await ctx.decide(sandbox.of({ customer }), takeCard(id, lastFour, ids, ctx.now()), { step: 'take' });
}

async function confirm(ctx: Ctx, place: SandboxPageKey, confirmed: boolean): Promise<Fault | undefined> {
  const stream = sandbox.of({ customer: place.customer });
  const { status, lastFour } = sessionIn(await ctx.state(stream), place.id);
  if (status !== 'CONFIRMING' || lastFour === undefined) return undefined;
  if (confirmed) {
    await take(ctx, place, lastFour);
    return undefined;
  }
  await ctx.decide(stream, giveUpSecondStep(place.id), { step: 'give up' });
  return refusedCards.confirmation;
}

async function offerCard(ctx: Ctx, place: SandboxPageKey, number: string): Promise<Fault | undefined> {
  const { value: card, fault } = readTestCard(number);
  if (fault) return fault;
  if (card.asks === 'nothing') await take(ctx, place, card.lastFour);
  else await ctx.decide(sandbox.of({ customer: place.customer }), askSecondStep(place.id, card.lastFour), { step: 'ask' });
  return undefined;
}

export const submitSandboxPage = rpc('billing', 'SubmitSandboxPage', {
  access: anyone,
  async run(ctx, { page, cardNumber, confirmed }) {
    const place = readPage(ctx, page);
    sessionIn(await ctx.state(sandbox.of({ customer: place.customer })), place.id);
    const fault = confirmed === undefined ? await offerCard(ctx, place, cardNumber) : await confirm(ctx, place, confirmed);
    return showPage(ctx, place, fault);
  },
});
