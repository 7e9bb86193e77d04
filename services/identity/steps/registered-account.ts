import type { Claim } from '@kloak/platform/claim.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { account, type RegisteredAccount } from '../domain/account.ts';
import { mail } from '../domain/mail.ts';
import { formerName, name } from '../domain/name.ts';

/** Registered account by address; `undefined` if erased. Reads streams, so that a new registration is found at once. */
export async function accountByMail(ctx: Ctx, address: string): Promise<RegisteredAccount | undefined> {
  return holderOf(ctx, await ctx.state(mail.of({ address })));
}

/** The same, only if the address is confirmed: an unconfirmed one may belong to another person. */
export async function confirmedAccountByMail(ctx: Ctx, address: string): Promise<RegisteredAccount | undefined> {
  const found = await accountByMail(ctx, address);
  return found?.verified ? found : undefined;
}

/** Reads the account by user name. */
export async function accountByName(ctx: Ctx, username: string): Promise<RegisteredAccount | undefined> {
  const of = async (one: typeof name) => holderOf(ctx, await ctx.state(one.of({ username })));
  return (await of(name)) ?? of(formerName);
}

async function holderOf(ctx: Ctx, claim: Claim): Promise<RegisteredAccount | undefined> {
  return claim && registeredAccount(ctx, claim.holder);
}

/** Reads the account by id. */
export async function registeredAccount(ctx: Ctx, id: string): Promise<RegisteredAccount | undefined> {
  const found = await ctx.state(account.of({ account: id }));
  return found.status === 'registered' && found.email !== '' ? found : undefined;
}

/** True if the settings lock the account. Unlocking restores it unchanged. */
export function isLocked({ settings }: Pick<Ctx, 'settings'>, { email }: Pick<RegisteredAccount, 'email'>): boolean {
  return settings.lockedAddresses.some((address) => normalizeAddress(address) === normalizeAddress(email));
}
