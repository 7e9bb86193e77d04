// Opening an account and confirming its address: both know the browser. See [Note: Unconfirmed addresses].
import { register as registerCall, verify as verifyCall } from '@kloak/proto/api/users.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { putCookies } from '../../caller/cookies.ts';
import { deviceNameOf } from '../../caller/device-name.ts';
import { signOutOwn } from '../../caller/sign-out-own.ts';
import { startSession } from '../../caller/start-session.ts';
import { handlerRoute } from '../route.ts';

/** Mark of a browser that registered an account, among the addresses that have signed in from it. */
const registered = (account: string) => `registered ${account}`;

export const register = handlerRoute(registerCall, {
  rpcs: ['identity.Register'],
  limit: 'register',
  async handle({ cookies, devices }, { body: { username, email, password, terms, invite }, ask, request, response }) {
    const { account } = await ask('identity.Register', { username, email, password, terms, invite });
    const { device } = cookies.read(request.headers.cookie);
    putCookies(response, [cookies.device(devices.remember(device, registered(account)))]);
    return {};
  },
});

export const verify = handlerRoute(verifyCall, {
  rpcs: ['identity.VerifyEmail'],
  limit: 'verify',
  async handle(deps, { auth, body: { token, password, newPassword }, ask, outcome, request, response }) {
    const { cookies, devices } = deps;
    const sent = { token, password, newPassword };
    const first = await ask('identity.VerifyEmail', sent);
    const registeredHere = devices.known(cookies.read(request.headers.cookie).device, registered(first.account)) !== undefined;
    // Calls again although it is confirmed, so that a repeated call signs in like the first one.
    const asksAgain = registeredHere && (first.needsPassword || (auth.principal === undefined && newPassword === undefined));
    const { account, needsPassword, email, username, tokens } = asksAgain
      ? await ask('identity.VerifyEmail', { ...sent, registeredHere, device: deviceNameOf(request.get('User-Agent')) })
      : first;
    if (newPassword !== undefined) signOutOwn(deps, response, auth, account);
    if (needsPassword || email === undefined) return { needs: 'password' as const };
    if (!tokens) return { email };
    await startSession(deps, request, response, { account, mail: normalizeAddress(email), tokens, wrote: outcome.wrote });
    return { email, userId: account, username };
  },
});
