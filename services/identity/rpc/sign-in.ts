import { anyone } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import { fitsHash, normalizePassword } from '@kloak/proto/rules/passwords.ts';
import { badCredentials } from '@kloak/proto/rules/sign-in.ts';
import { endByPasswordChange, session, start } from '../domain/session.ts';
import { accountByMail } from '../steps/registered-account.ts';
import { sessionTokens } from '../steps/session-tokens.ts';
import { matchesHash } from '../tools/password-hash.ts';

const maxDeviceCharacters = 100;

export const signIn = rpc('identity', 'SignIn', {
  access: anyone,
  async run(ctx, { email, password, remember, device }) {
    const guest = ctx.asGuest(normalizeAddress(email));
    const registered = await accountByMail(guest, email);
    const text = normalizePassword(password);
    const hash = registered && fitsHash(text) ? await guest.secrets.get(registered.passwordSecret) : undefined;
    if (!(await matchesHash(text, hash, guest.settings.passwordCost)) || !registered) throw refusalOf(badCredentials);
    const place = { session: guest.id('session'), account: registered.id };
    await guest.decide(session.of(place), start({ ...place, remember, at: guest.now().toISOString(), device: device.slice(0, maxDeviceCharacters) }));
    // A password that was changed while it was compared opens nothing; the change itself ends only the sessions that began before it.
    if ((await accountByMail(guest, email))?.passwordSecret !== registered.passwordSecret) {
      await guest.decide(session.of(place), endByPasswordChange, { step: 'end' });
      throw refusalOf(badCredentials);
    }
    return { account: registered.id, username: registered.username, tokens: await sessionTokens(guest, { ...place, generation: 1, remember }) };
  },
});
