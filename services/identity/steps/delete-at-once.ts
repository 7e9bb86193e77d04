import type { Ctx } from '@kloak/platform/context.ts';
import { account } from '../domain/account.ts';
import { deleteAccount } from '../domain/deletion.ts';

/** Deletes an account at once and for ever, for whoever runs the vault: nobody is asked or told. What follows is what follows every deletion. False where there is none. */
export async function deleteAtOnce(ctx: Pick<Ctx, 'decide'>, id: string): Promise<boolean> {
  const { events } = await ctx.decide(account.of({ account: id }), deleteAccount());
  return events.length > 0;
}
