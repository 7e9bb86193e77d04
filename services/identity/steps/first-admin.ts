// [Note: The first admin] Confirming the address from the settings is recorded in that account's own stream, in the same commit. Then the account is added to
// the admins, once, under an idempotency key. So later decisions about its rights stand, and no repeat gives revoked rights back.
import type { Ctx } from '@kloak/platform/context.ts';
import { addFirstAdmin, admins } from '../domain/admins.ts';

/** Puts the account that the settings name on the list of admins, if that has not been done before. */
export async function listFirstAdmin(ctx: Pick<Ctx, 'decide' | 'now'>, account: string): Promise<void> {
  await ctx.decide(admins.of(undefined), addFirstAdmin({ account, at: ctx.now().toISOString() }), { once: `first:${account}` });
}
