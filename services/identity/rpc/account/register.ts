import { anyone } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { addressTaken, readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { invitesOnly } from '@kloak/proto/rules/people/invites.ts';
import { isSameAddress, normalizeAddress, normalizeName } from '@kloak/proto/rules/people/names.ts';
import { readPassword } from '@kloak/proto/rules/people/passwords.ts';
import { account, registerAccount } from '../../domain/account.ts';
import { mail } from '../../domain/mail.ts';
import { newName } from '../../domain/new-name.ts';
import { abandonRegistration, claimAddress } from '../../steps/claims.ts';
import { claimLooks, releaseLooks } from '../../steps/looks.ts';
import { claimName, releaseName } from '../../steps/names.ts';
import { confirmedAccountByMail } from '../../steps/registered-account.ts';
import { commonPasswordTest } from '../../tools/common-passwords.ts';
import { type InviteTokenData, isInvited, readInviteToken } from '../../tools/invite-token.ts';
import { hashPassword, hashRequestOf } from '../../tools/password-hash.ts';
import { isWebAddress } from '../../tools/web-address.ts';

type RegistrationForm = { username: string; email: string; password: string; terms: boolean; invite: string | undefined };

export const register = rpc('identity', 'Register', {
  access: anyone,
  async run(ctx, request) {
    const username = newName(request.username);
    if (isWebAddress(username)) throw new Refusal('invalid', 'name-invalid', 'A username is no address of a website');
    const email = valueOrRefuse(readAddress(request.email));
    const password = valueOrRefuse(readPassword(request.password, [username, email], await commonPasswordTest()));
    const invited = request.invite === undefined ? undefined : await readInviteToken(ctx, request.invite, ctx.now());
    if (!isLetIn(ctx, email, invited)) throw refusalOf(invitesOnly);
    const form = { username, email, password, terms: request.terms === true, invite: invited?.invite };
    const guest = ctx.asGuest(`${normalizeName(form.username)} ${normalizeAddress(form.email)}`);
    const id = guest.id('account');
    // Hash before claiming: a caller refused here (503 `busy`) leaves name and address free.
    const hash = await hashOnce(guest, id, form.password);
    await claimName(guest, form.username, id);
    if (hash === undefined) return { account: id };
    try {
      await claimLooks(guest, form.username, id);
      // Checked first, so that a confirmed address is always reported as taken.
      if (await confirmedAccountByMail(guest, form.email)) throw refusalOf(addressTaken);
      await claimAddress(guest, form.email, id);
      await openAccount(guest, id, form, hash);
    } catch (error) {
      if (error instanceof Refusal && ['name-taken', 'email-taken', 'abandoned'].includes(error.code)) await releaseClaims(guest, id, form);
      throw error;
    }
    return { account: id };
  },
});

/** A vault closed to strangers accepts invited addresses, and the first admin, whom nobody can invite. */
function isLetIn({ settings: { registration, adminEmail } }: Ctx, email: string, invited: InviteTokenData | undefined): boolean {
  return registration === 'open' || isInvited(invited, email) || isSameAddress(email, adminEmail);
}

/** `undefined` for a repeat: the stored password stays. */
async function hashOnce(ctx: Ctx, id: string, password: string): Promise<string | undefined> {
  const { status } = await ctx.state(account.of({ account: id }));
  return status === 'registered' ? undefined : await hashPassword(password, hashRequestOf(ctx));
}

async function openAccount(ctx: Ctx, id: string, { username, email, terms, invite }: RegistrationForm, hash: string): Promise<void> {
  const stream = account.of({ account: id });
  const passwordSecret = `password:${id}`;
  await ctx.secrets.put(passwordSecret, hash, { stream });
  await ctx.decide(stream, registerAccount({ account: id, username, email, passwordSecret, invite }, { terms }));
}

/** The account is abandoned before its claims are released, so that nobody takes a claim which it might still use. */
async function releaseClaims(ctx: Ctx, id: string, { username, email }: RegistrationForm): Promise<void> {
  if (!(await abandonRegistration(ctx, id))) return;
  const ofMail = { address: email };
  await releaseName(ctx, username, id);
  await releaseLooks(ctx, username, id);
  await ctx.decide(mail.of(ofMail), mail.release(ofMail, { holder: id }), { step: 'release' });
}
