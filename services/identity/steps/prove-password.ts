import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { readPassword, wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import type { VerifyEmailRequest__Output } from '@kloak/proto/types/identity.ts';
import { account, namesOf, type RegisteredAccount } from '../domain/account.ts';
import { commonPasswordTest } from '../tools/common-passwords.ts';
import { hashPassword, hashRequestOf } from '../tools/password-hash.ts';
import { knowsPassword } from './knows-password.ts';

/** Proof by the owner of a mailbox: a new password (its secret id), or the known one. */
type PasswordProof = { passwordSecret?: string };

/**
 * `undefined` without a proof. A session of the account is one, and so is the browser that registered it. Refuses: 400 for a rule of new passwords, 403
 * `wrong-password`, 503 `busy`.
 */
export async function provePassword(
  ctx: Ctx,
  found: RegisteredAccount,
  { password, newPassword, registeredHere }: VerifyEmailRequest__Output,
): Promise<PasswordProof | undefined> {
  if (newPassword !== undefined) return replaced(ctx, found, newPassword);
  if (registeredHere || ctx.caller.account === found.id) return {};
  if (password === undefined) return undefined;
  if (!(await knowsPassword(ctx, found.passwordSecret, password))) throw refusalOf(wrongPassword);
  return {};
}

async function replaced(ctx: Ctx, found: RegisteredAccount, newPassword: string): Promise<PasswordProof> {
  const password = valueOrRefuse(readPassword(newPassword, namesOf(found), await commonPasswordTest()));
  // A new id for each attempt: a refused one has not changed the account's password.
  const passwordSecret = `password:${ctx.id('password')}`;
  await ctx.secrets.put(passwordSecret, await hashPassword(password, hashRequestOf(ctx)), { stream: account.of({ account: found.id }) });
  return { passwordSecret };
}
