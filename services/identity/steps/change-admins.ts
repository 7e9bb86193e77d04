import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { readAddressOfOther } from '@kloak/proto/rules/people/addresses.ts';
import { freshSignInSeconds, nobodyAtAddress, signInAgain } from '@kloak/proto/rules/people/admins.ts';
import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import { account, type RegisteredAccount } from '../domain/account.ts';
import { session } from '../domain/session.ts';
import { listFirstAdmin } from './first-admin.ts';
import { knowsPassword } from './knows-password.ts';
import { confirmedAccountByMail } from './registered-account.ts';

type AdminChangeRequest = { email: string; password?: string | undefined };

/** True if the caller signed in so recently that it is still the same person. */
export async function hasFreshSignIn(ctx: Ctx, caller: string): Promise<boolean> {
  const state = await ctx.state(session.of({ session: ctx.caller.session ?? '', account: caller }));
  return state.status === 'active' && ctx.now().getTime() - Date.parse(state.startedAt) <= freshSignInSeconds * 1000;
}

async function expectCaller(ctx: Ctx, caller: string, password: string | undefined): Promise<void> {
  if (await hasFreshSignIn(ctx, caller)) return;
  if (password === undefined) throw refusalOf(signInAgain);
  const state = await ctx.state(account.of({ account: caller }));
  if (state.status !== 'registered' || !(await knowsPassword(ctx, state.passwordSecret, password))) throw refusalOf(wrongPassword);
}

/**
 * The account whose rights an admin is about to change. Refuses: 400 `email-invalid`, `no-account`, 403 `sign-in-again`, `wrong-password`, 503 `busy`.
 */
export async function accountToChange(ctx: Ctx, caller: string, { email, password }: AdminChangeRequest): Promise<RegisteredAccount> {
  const address = valueOrRefuse(readAddressOfOther(email));
  await expectCaller(ctx, caller, password);
  const found = await confirmedAccountByMail(ctx, address);
  if (found === undefined) throw refusalOf(nobodyAtAddress);
  if (found.firstAdmin) await listFirstAdmin(ctx, found.id);
  return found;
}
