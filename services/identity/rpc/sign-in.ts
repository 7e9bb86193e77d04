import { normalizeName } from '@kloak/access/normalize-name.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import { account } from '../domain/account.ts';
import { mail } from '../domain/mail.ts';
import { fitsHash, keptPassword } from '../domain/password.ts';
import { session, start } from '../domain/session.ts';
import { matchesHash } from '../tools/password-hash.ts';
import { sessionTokens } from './session-tokens.ts';
import { accountRef, mailRef, sessionRef } from './streams.ts';

export const signIn: Handlers<'identity'>['SignIn'] = async (ctx, { email, password, remember }) => {
  const guest = ctx.asGuest(normalizeName(email.trim()));
  const member = await accountOf(guest, email);
  const text = keptPassword(password);
  const hash = member && fitsHash(text) ? await guest.secrets.get(member.passwordSecret) : undefined;
  if (!(await matchesHash(text, hash)) || !member) {
    throw new Refusal('unauthenticated', 'bad-credentials', 'Check out your Account or Password again');
  }
  const id = guest.id('session');
  await guest.decide(session, sessionRef(id, member.id), start({ session: id, account: member.id, remember, at: guest.now().toISOString() }));
  const tokens = await sessionTokens(guest, { account: member.id, session: id, generation: 1, remember });
  return { account: member.id, username: member.username, tokens };
};

/** The registered account of an address. From the streams, so that who just registered can sign in. */
async function accountOf(ctx: Ctx, email: string) {
  const claim = await ctx.state(mail, mailRef(email));
  const holder = claim && (await ctx.state(account, accountRef(claim.holder)));
  return holder?.status === 'registered' ? holder : undefined;
}
