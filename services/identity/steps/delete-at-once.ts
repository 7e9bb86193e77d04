import type { Ctx } from '@kloak/platform/context.ts';
import { account } from '../domain/account.ts';
import { deleteAccount } from '../domain/deletion.ts';

/** Deletes an account immediately and for ever, for the operator, without notifying anybody. The usual reactions follow. False if there is none. */
export async function deleteAtOnce(ctx: Pick<Ctx, 'decide'>, id: string): Promise<boolean> {
  const { events } = await ctx.decide(account.of({ account: id }), deleteAccount());
  return events.length > 0;
}
