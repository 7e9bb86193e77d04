import { anyone } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import { fitsHash, normalizePassword } from '@kloak/proto/rules/passwords.ts';
import { account } from '../domain/account.ts';
import { mail } from '../domain/mail.ts';
import { session, start } from '../domain/session.ts';
import { sessionTokens } from '../steps/session-tokens.ts';
import { matchesHash } from '../tools/password-hash.ts';

const maxDeviceCharacters = 100;

export const signIn = rpc('identity', 'SignIn', {
  access: anyone,
  async run(ctx, { email, password, remember, device }) {
    const guest = ctx.asGuest(normalizeAddress(email));
    const holder = await accountOf(guest, email);
    const text = normalizePassword(password);
    const hash = holder && fitsHash(text) ? await guest.secrets.get(holder.passwordSecret) : undefined;
    if (!(await matchesHash(text, hash)) || !holder) {
      throw new Refusal('unauthenticated', 'bad-credentials', 'Check out your Account or Password again');
    }
    const place = { session: guest.id('session'), account: holder.id };
    await guest.decide(session.of(place), start({ ...place, remember, at: guest.now().toISOString(), device: device.slice(0, maxDeviceCharacters) }));
    return { account: holder.id, username: holder.username, tokens: await sessionTokens(guest, { ...place, generation: 1, remember }) };
  },
});

/** The registered account of an address. From the streams, so that who just registered can sign in. */
async function accountOf(ctx: Ctx, address: string) {
  const claim = await ctx.state(mail.of({ address }));
  const holder = claim && (await ctx.state(account.of({ account: claim.holder })));
  return holder?.status === 'registered' ? holder : undefined;
}
