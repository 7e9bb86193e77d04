import type { ServerResponse } from 'node:http';
import type { Live } from '@kloak/platform/ports/live.ts';
import type { Grants } from '../bytes/grants.ts';
import { type Cookies, putCookies } from '../caller/cookies.ts';
import type { Devices } from '../caller/devices.ts';
import type { Limiter } from '../caller/limits.ts';
import type { Effects } from './route.ts';

type Parts = { cookies: Cookies; devices: Devices; limiter: Limiter; live: Live; grants: Pick<Grants, 'forgetAll'> };

/** The effects of one call, and the session it started, if any. */
export function effectsOf(parts: Parts, response: ServerResponse, session: string | undefined): { effects: Effects; startedSession(): string | undefined } {
  let started: string | undefined;
  const effects: Effects = {
    signIn(tokens, mail) {
      started = tokens.session;
      const { device } = parts.cookies.read(response.req.headers.cookie);
      putCookies(response, [...parts.cookies.signedIn(tokens), parts.cookies.device(parts.devices.remember(device, mail))]);
    },
    signOut() {
      putCookies(response, parts.cookies.signedOut());
      // A shared tablet keeps no picture.
      response.setHeader('Clear-Site-Data', '"cache"');
      if (session !== undefined) parts.live.drop(session);
    },
    forgetLimit: parts.limiter.forget,
    forgetGrants: parts.grants.forgetAll,
  };
  return { effects, startedSession: () => started };
}
