// Signing out: whatever becomes of the call, this browser is signed out.
import { isUnavailable } from '@kloak/platform/errors.ts';
import { logout, logoutByLink } from '@kloak/proto/api/sessions.ts';
import type { Response } from 'express';
import { putCookies } from '../caller/cookies.ts';
import type { ApiDeps } from './api-deps.ts';
import { handlerRoute, type Route } from './route.ts';

function emptyBrowser({ cookies }: ApiDeps, response: Response): void {
  putCookies(response, cookies.signedOut());
  // A shared tablet keeps no picture.
  response.setHeader('Clear-Site-Data', '"cache"');
}

function signOut(call: typeof logout | typeof logoutByLink): Route {
  const route = handlerRoute(call, {
    rpcs: ['identity.SignOut'],
    limit: 'write',
    async handle(deps, { auth: { principal }, ask, response }) {
      emptyBrowser(deps, response);
      if (principal === undefined) return {};
      deps.live.drop(principal.session);
      await ask('identity.SignOut', {});
      return {};
    },
  });
  return {
    ...route,
    answer: (deps, request, response) =>
      route.answer(deps, request, response).catch((error: unknown) => {
        // Also when nobody can be asked who it was.
        if (isUnavailable(error)) emptyBrowser(deps, response);
        throw error;
      }),
  };
}

export const signOuts: readonly Route[] = [signOut(logoutByLink), signOut(logout)];
