import { anyone } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import { badCredentials } from '@kloak/proto/rules/sign-in.ts';
import { endByPasswordChange, session, start } from '../../domain/session.ts';
import { knowsPassword } from '../../steps/knows-password.ts';
import { countRefresh } from '../../steps/refreshes.ts';
import { accountByMail, isLocked } from '../../steps/registered-account.ts';
import { sessionTokens } from '../../steps/session-tokens.ts';

const maxDeviceCharacters = 100;

export const signIn = rpc('identity', 'SignIn', {
  access: anyone,
  async run(ctx, { email, password, remember, device, isKnownBrowser }) {
    const guest = ctx.asGuest(normalizeAddress(email));
    const registered = await accountByMail(guest, email);
    const isKnown = await knowsPassword(guest, registered?.passwordSecret, password, isKnownBrowser);
    // A locked account answers as a wrong password does: strangers learn nothing, and whoever locked it knows.
    if (!isKnown || !registered || isLocked(ctx, registered)) throw refusalOf(badCredentials);
    const place = { session: guest.id('session'), account: registered.id };
    const { passwordSecret } = registered;
    const startedAt = guest.now().toISOString();
    await guest.decide(session.of(place), start({ ...place, remember, at: startedAt, device: device.slice(0, maxDeviceCharacters), passwordSecret }));
    // A password that was changed while it was compared opens nothing; the change itself ends only the sessions that began before it.
    if ((await accountByMail(guest, email))?.passwordSecret !== passwordSecret) {
      await guest.decide(session.of(place), endByPasswordChange, { step: 'end' });
      throw refusalOf(badCredentials);
    }
    const facts = { ...place, generation: 1, startedAt, remember };
    await countRefresh(guest, facts);
    return { account: registered.id, username: registered.username, tokens: await sessionTokens(guest, facts) };
  },
});
