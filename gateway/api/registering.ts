// Opening an account and confirming its address: both know the browser. See [Note: Unconfirmed addresses].
import { register as registerCall, verify as verifyCall } from '@kloak/proto/api/users.ts';
import { putCookies } from '../caller/cookies.ts';
import { signOutOwn } from '../caller/sign-out-own.ts';
import { handlerRoute } from './route.ts';

/** What a browser that registered an account is remembered by, among the addresses that have signed in from it. */
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
  async handle(deps, { auth, body: { token, password, newPassword }, ask, request, response }) {
    const { cookies, devices } = deps;
    const sent = { token, password, newPassword };
    const first = await ask('identity.VerifyEmail', sent);
    const { device } = cookies.read(request.headers.cookie);
    const registeredHere = first.needsPassword && devices.known(device, registered(first.account)) !== undefined;
    const { account, needsPassword } = registeredHere ? await ask('identity.VerifyEmail', { ...sent, registeredHere }) : first;
    if (newPassword !== undefined) signOutOwn(deps, response, auth, account);
    return needsPassword ? { needs: 'password' as const } : {};
  },
});
