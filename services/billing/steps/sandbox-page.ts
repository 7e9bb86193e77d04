import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import type { SandboxPage } from '@kloak/proto/types/billing.ts';
import { sandbox, sessionIn } from '../domain/sandbox.ts';
import { areSalesClosed } from './payments-of.ts';

/** Customer and page id from a page's address. Refuses: 404 `no-checkout`, also if another provider is set, or nothing is sold. */
export function readPage(ctx: Ctx, page: string): { customer: string; id: string } {
  const [customer = '', id = ''] = page.split('.');
  if (ctx.payments !== undefined || areSalesClosed(ctx) || customer === '' || id === '') throw new Refusal('missing', 'no-checkout', 'There is no such page.');
  return { customer, id };
}

export async function showPage(ctx: Ctx, { customer, id }: { customer: string; id: string }, fault?: Fault): Promise<SandboxPage> {
  const { plan, status, returnUrl, cancelUrl } = sessionIn(await ctx.state(sandbox.of({ customer })), id);
  return { plan, status, returnUrl, cancelUrl, fault: fault?.message };
}
