// [Note: The first admin] The account that confirms the address of the settings is told so by its own stream, in the commit that confirms it. Then it goes on
// the list of admins, once and under a name: whatever is decided of its rights comes after that, and no later repeat gives back what was taken.
import type { Ctx } from '@kloak/platform/context.ts';
import { addFirstAdmin, admins } from '../domain/admins.ts';

/** Puts the account that the settings name on the list of admins, if that has not been done before. */
export async function listFirstAdmin(ctx: Pick<Ctx, 'decide' | 'now'>, account: string): Promise<void> {
  await ctx.decide(admins.of(undefined), addFirstAdmin({ account, at: ctx.now().toISOString() }), { once: `first:${account}` });
}
