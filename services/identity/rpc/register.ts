import { normalizeName } from '@kloak/access/normalize-name.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import { account, register as registers } from '../domain/account.ts';
import { mail, mailClaim } from '../domain/mail.ts';
import { name, nameClaim, parseName } from '../domain/name.ts';
import { parsePassword } from '../domain/password.ts';
import { parseAddress } from '../tools/address.ts';
import { hashPassword } from '../tools/password-hash.ts';
import { abandonRegistration, claimUnique } from './hold-claim.ts';
import { accountRef, mailRef, nameRef } from './streams.ts';

type Form = { username: string; email: string; password: string };

export const register: Handlers<'identity'>['Register'] = async (ctx, request) => {
  const form = { username: parseName(request.username), email: parseAddress(request.email), password: parsePassword(request.password) };
  const guest = ctx.asGuest(`${normalizeName(form.username)} ${normalizeName(form.email)}`);
  const id = guest.id('account');
  await claimUnique(guest, name, nameRef(form.username), nameClaim, id);
  try {
    await claimUnique(guest, mail, mailRef(form.email), mailClaim, id);
    await open(guest, id, form);
  } catch (error) {
    if (error instanceof Refusal && ['email-taken', 'abandoned'].includes(error.code)) await release(guest, id, form);
    throw error;
  }
  return { account: id };
};

async function open(ctx: Ctx, id: string, { username, email, password }: Form): Promise<void> {
  const ref = accountRef(id);
  // A repeat: the password kept then stays.
  if ((await ctx.state(account, ref)).status === 'registered') return;
  const passwordSecret = `password:${id}`;
  await ctx.secrets.put(passwordSecret, await hashPassword(password), { stream: ref, aggregate: account });
  await ctx.decide(account, ref, registers({ account: id, username, email, passwordSecret }));
}

/** First it can never register, then its claims are free: between the two nobody else may take what it might still use. */
async function release(ctx: Ctx, id: string, { username, email }: Form): Promise<void> {
  if (!(await abandonRegistration(ctx, id))) return;
  await ctx.decide(name, nameRef(username), nameClaim.release(id), { step: 'release' });
  await ctx.decide(mail, mailRef(email), mailClaim.release(id), { step: 'release' });
}
