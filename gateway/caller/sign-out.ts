// Signing out: whatever becomes of the call, this browser is signed out.
import { isUnavailable } from '@kloak/platform/errors.ts';
import { logout, logoutByLink } from '@kloak/proto/api/sessions.ts';
import type { Response } from 'express';
import type { ApiDeps } from '../api/api-deps.ts';
import { noteOutcome, readCall } from '../api/incoming.ts';
import type { Route } from '../api/route.ts';
import { putCookies } from './cookies.ts';

function emptyBrowser(response: Response, { cookies }: ApiDeps): void {
  putCookies(response, cookies.signedOut());
  // A shared tablet keeps no picture.
  response.setHeader('Clear-Site-Data', '"cache"');
}

const signOut = (call: typeof logout | typeof logoutByLink): Route => ({
  call,
  rpc: 'identity.SignOut',
  limit: 'write',
  async answer(deps, request, response) {
    const incoming = await readCall(deps, call, 'write', request, response).catch((error: unknown) => {
      // Nobody can be asked who it was.
      if (isUnavailable(error)) emptyBrowser(response, deps);
      throw error;
    });
    emptyBrowser(response, deps);
    const { principal } = incoming.auth;
    if (principal === undefined) return {};
    deps.live.drop(principal.session);
    try {
      await incoming.client.call('identity.SignOut', {});
      return {};
    } finally {
      await noteOutcome(deps, incoming, response, principal.session);
    }
  },
});

export const signOuts: readonly Route[] = [signOut(logoutByLink), signOut(logout)];
