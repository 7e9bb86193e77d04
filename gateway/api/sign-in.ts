// Signing in: its limits depend on what is sent, and its answer starts a session.
import { login } from '@kloak/proto/api/sessions.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { Request } from 'express';
import { putCookies } from '../caller/cookies.ts';
import { deviceNameOf } from '../caller/device-name.ts';
import type { LimitName } from '../caller/limits.ts';
import { present } from '../present.ts';
import type { ApiDeps } from './api-deps.ts';
import type { AnswerOf } from './incoming.ts';
import { handlerRoute } from './route.ts';

type Attempt = { limit: LimitName; who: string };

/** What an attempt counts for: first the place it comes from. See [Note: Limits of signing in]. */
function attemptsOf({ callers, devices }: ApiDeps, request: Request, cookie: string | undefined, mail: string): [Attempt, ...Attempt[]] {
  const device = devices.known(cookie, mail);
  if (device !== undefined) return [{ limit: 'signInPlace', who: `${device} ${mail}` }];
  return [
    { limit: 'signInPlace', who: `${callers.networkOf(request)} ${mail}` },
    { limit: 'signInMail', who: mail },
  ];
}

export const signIn = handlerRoute(login, {
  rpcs: ['identity.SignIn'],
  limit: 'signIn',
  async handle(deps, { body: { email, password, remember = false }, ask, outcome, request, response }): Promise<AnswerOf<typeof login>> {
    const { cookies, devices, limiter, positions } = deps;
    // A limit of attempts on one account must not be escaped by another way of writing its address.
    const mail = normalizeAddress(email);
    const { device: cookie } = cookies.read(request.headers.cookie);
    const attempts = attemptsOf(deps, request, cookie, mail);
    for (const { limit, who } of attempts) await limiter.count(limit, who);

    const { account, username, tokens } = await ask('identity.SignIn', { email, password, remember, device: deviceNameOf(request.get('User-Agent')) });
    const started = present(tokens);
    await positions.raise(started.session, outcome.wrote);
    putCookies(response, [...cookies.signedIn(started), cookies.device(devices.remember(cookie, mail))]);
    await limiter.forget(attempts[0].limit, attempts[0].who);
    return { loginSuccess: true, userId: account, username };
  },
});
