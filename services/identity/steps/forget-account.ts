import type { Ctx } from '@kloak/platform/context.ts';
import { account } from '../domain/account.ts';
import { admins, forgetAdmin } from '../domain/admins.ts';
import { mail } from '../domain/mail.ts';
import { releaseLooks } from './looks.ts';
import { releaseName } from './names.ts';

/** Prepares an account for erasure, which blanks its name: deletes the password, frees name and address, ends admin rights. Idempotent. */
export async function forgetAccount(ctx: Pick<Ctx, 'decide' | 'secrets' | 'state'>, id: string): Promise<void> {
  const state = await ctx.state(account.of({ account: id }));
  if (state.status !== 'deleted' || state.username === '') return;
  await ctx.secrets.delete(state.passwordSecret);
  await releaseName(ctx, state.username, id);
  await releaseLooks(ctx, state.username, id);
  const address = { address: state.email };
  await ctx.decide(mail.of(address), mail.release(address, { holder: id }));
  await ctx.decide(admins.of(undefined), forgetAdmin(id));
}
