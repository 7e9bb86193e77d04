// Signing in: its limits depend on what is sent, and its answer starts a session.
import { refusalOf } from '@kloak/platform/errors.ts';
import { login } from '@kloak/proto/api/sessions.ts';
import { readAddress } from '@kloak/proto/rules/addresses.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import { fitsHash, normalizePassword } from '@kloak/proto/rules/passwords.ts';
import { badCredentials } from '@kloak/proto/rules/sign-in.ts';
import type { Request } from 'express';
import { putCookies } from '../caller/cookies.ts';
import { deviceNameOf } from '../caller/device-name.ts';
import type { LimitName } from '../caller/limits.ts';
import { present } from '../present.ts';
import type { ApiDeps } from './api-deps.ts';
import type { AnswerOf } from './incoming.ts';
import { handlerRoute } from './route.ts';

type Attempt = { limit: LimitName; who: string | undefined };

/** What an attempt counts for: first the place it comes from. A browser that is known is not shut out by its address. See [Note: Limits of signing in]. */
function attemptsOf({ callers, devices }: ApiDeps, request: Request, cookie: string | undefined, mail: string): [Attempt, ...Attempt[]] {
  const device = devices.known(cookie, mail);
  if (device !== undefined) return [{ limit: 'signInPlace', who: `${device} ${mail}` }];
  const network = callers.networkOf(request);
  return [
    { limit: 'signInPlace', who: network === undefined ? undefined : `${network} ${mail}` },
    { limit: 'signIn', who: network },
    { limit: 'signInMail', who: mail },
  ];
}

/** Neither an address that is none nor a password that none can be guesses anything: a form sent too early counts for nobody. */
const isAttempt = (mail: string, password: string) => !readAddress(mail).fault && password !== '' && fitsHash(normalizePassword(password));

export const signIn = handlerRoute(login, {
  rpcs: ['identity.SignIn'],
  limit: 'by-handler',
  async handle(deps, { body: { email, password, remember = false }, ask, outcome, request, response }): Promise<AnswerOf<typeof login>> {
    const { cookies, devices, limiter, positions } = deps;
    // A limit of attempts on one account must not be escaped by another way of writing its address.
    const mail = normalizeAddress(email);
    if (!isAttempt(mail, password)) throw refusalOf(badCredentials);
    const { device: cookie } = cookies.read(request.headers.cookie);
    const attempts = attemptsOf(deps, request, cookie, mail);
    for (const { limit, who } of attempts) await limiter.count(limit, who);

    const { account, username, tokens } = await ask('identity.SignIn', { email, password, remember, device: deviceNameOf(request.get('User-Agent')) });
    const started = present(tokens);
    await positions.raise(started.session, outcome.wrote);
    putCookies(response, [...cookies.signedIn(started), cookies.device(devices.remember(cookie, mail))]);
    const [{ limit, who }] = attempts;
    if (who !== undefined) await limiter.forget(limit, who);
    return { loginSuccess: true, userId: account, username };
  },
});
