// Sign-out: this browser is signed out, whatever the result of the call.
import { isUnavailable } from '@kloak/platform/errors.ts';
import { logout, logoutByLink } from '@kloak/proto/api/sessions.ts';
import { putCookies } from '../../caller/cookies.ts';
import { handlerRoute, type Route } from '../route.ts';

function signOut(call: typeof logout | typeof logoutByLink): Route {
  const route = handlerRoute(call, {
    rpcs: ['identity.SignOut'],
    limit: 'write',
    async handle(deps, { auth: { principal, ended }, ask, response }) {
      putCookies(response, [...deps.cookies.signedOut(), ...(ended ? [deps.cookies.endTold()] : [])]);
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
        // Even if the service is unavailable.
        if (isUnavailable(error)) putCookies(response, deps.cookies.signedOut());
        throw error;
      }),
  };
}

export const signOuts: readonly Route[] = [signOut(logoutByLink), signOut(logout)];
