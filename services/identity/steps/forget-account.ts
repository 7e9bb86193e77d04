import type { Ctx } from '@kloak/platform/context.ts';
import { account } from '../domain/account.ts';
import { name } from '../domain/name.ts';
import { releaseLooks } from './looks.ts';

/**
 * What is to be done of an account before its person is erased, which blanks its name: its password is gone, and somebody else may be called so. The
 * address stays claimed. Twice is once.
 */
export async function forgetAccount(ctx: Pick<Ctx, 'decide' | 'secrets' | 'state'>, id: string): Promise<void> {
  const state = await ctx.state(account.of({ account: id }));
  if (state.status !== 'registered' || state.username === '') return;
  await ctx.secrets.delete(state.passwordSecret);
  await ctx.decide(name.of(state), name.release(state, { holder: id }));
  await releaseLooks(ctx, state.username, id);
}
