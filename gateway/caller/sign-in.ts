// Signing in: its limits depend on what is sent, and its answer starts a session.

import { login } from '@kloak/proto/api/sessions.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../api/api-deps.ts';
import { type AnswerOf, noteOutcome, readCall } from '../api/incoming.ts';
import type { Route } from '../api/route.ts';
import { present } from '../api/shapes.ts';
import { putCookies } from './cookies.ts';
import { deviceNameOf } from './device-name.ts';
import type { LimitName } from './limits.ts';

type Attempt = { limit: LimitName; who: string };

/** What an attempt counts for: first the place it comes from. See [Note: Limits of signing in]. */
function attemptsOf({ callers, cookies, devices }: ApiDeps, request: Request, mail: string): [Attempt, ...Attempt[]] {
  const device = devices.known(cookies.read(request.headers.cookie).device, mail);
  if (device !== undefined) return [{ limit: 'signInPlace', who: `${device} ${mail}` }];
  return [
    { limit: 'signInPlace', who: `${callers.networkOf(request)} ${mail}` },
    { limit: 'signInMail', who: mail },
  ];
}

async function answer(deps: ApiDeps, request: Request, response: Response): Promise<AnswerOf<typeof login>> {
  const incoming = await readCall(deps, login, 'signIn', request, response);
  const { email, password, remember = false } = incoming.body;
  // A limit of attempts on one account must not be escaped by another way of writing its address.
  const mail = normalizeAddress(email);
  const attempts = attemptsOf(deps, request, mail);
  for (const { limit, who } of attempts) await deps.limiter.count(limit, who);

  let session = incoming.auth.principal?.session;
  try {
    const { account, username, tokens } = await incoming.client.call('identity.SignIn', {
      email,
      password,
      remember,
      device: deviceNameOf(request.get('User-Agent')),
    });
    const started = present(tokens);
    session = started.session;
    const { device } = deps.cookies.read(request.headers.cookie);
    putCookies(response, [...deps.cookies.signedIn(started), deps.cookies.device(deps.devices.remember(device, mail))]);
    await deps.limiter.forget(attempts[0].limit, attempts[0].who);
    return { loginSuccess: true, userId: account, username };
  } finally {
    await noteOutcome(deps, incoming, response, session);
  }
}

export const signIn: Route = { call: login, rpc: 'identity.SignIn', limit: 'signIn', answer };
