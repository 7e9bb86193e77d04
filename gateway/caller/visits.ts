// What every answer needs to know of who asks: one place for sockets, storage and the API.

import type { IncomingMessage } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';
import { notSignedIn } from '../answers.ts';
import { addressOf, networkOf } from './address.ts';
import type { Cookies } from './cookies.ts';
import type { Limiter } from './limits.ts';
import type { AuthResult, Principal, Sessions } from './session.ts';
import type { Site } from './site.ts';

type Parts = { site: Site; cookies: Cookies; sessions: Sessions; limiter: Limiter; trustedProxies: number };

export type Visits = {
  networkOf(request: IncomingMessage): string;
  /** Reads who is calling; `unsafe` operations are for pages of our own site only. Refuses: 401, 403 `foreign-site`, 429, 503. */
  read(request: IncomingMessage, requestId: string, options: { unsafe: boolean; signedIn: boolean }): Promise<AuthResult>;
};

export const signedIn = (visit: AuthResult): Principal => {
  if (visit.me === undefined) throw notSignedIn();
  return visit.me;
};

export function openVisits({ site, cookies, sessions, limiter, trustedProxies }: Parts): Visits {
  const network = (request: IncomingMessage) => networkOf(addressOf(request, trustedProxies));
  return {
    networkOf: network,
    async read(request, requestId, options) {
      if (options.unsafe && site.isForeign(request.headers)) {
        const { access, refresh } = cookies.read(request.headers.cookie);
        if (options.signedIn && !access && !refresh) throw notSignedIn();
        throw new Refusal('forbidden', 'foreign-site', `This can only be done from ${site.url.origin}.`);
      }
      return await sessions.read(request.headers, requestId, () => limiter.count('refresh', network(request)));
    },
  };
}
