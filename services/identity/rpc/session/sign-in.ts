import { anyone } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { badCredentials } from '@kloak/proto/rules/people/sign-in.ts';
import { knowsPassword } from '../../steps/knows-password.ts';
import { openSession } from '../../steps/open-session.ts';
import { accountByMail, isLocked } from '../../steps/registered-account.ts';

export const signIn = rpc('identity', 'SignIn', {
  access: anyone,
  async run(ctx, { email, password, remember, device, isKnownBrowser }) {
    const guest = ctx.asGuest(normalizeAddress(email));
    const registered = await accountByMail(guest, email);
    const isKnown = await knowsPassword(guest, registered?.passwordSecret, password, isKnownBrowser);
    // A locked account gets the same refusal as a wrong password, so strangers learn nothing.
    if (!isKnown || !registered || isLocked(ctx, registered)) throw refusalOf(badCredentials);
    const tokens = await openSession(guest, registered, { remember, device, again: () => accountByMail(guest, email) });
    if (tokens === undefined) throw refusalOf(badCredentials);
    return { account: registered.id, username: registered.username, tokens };
  },
});
