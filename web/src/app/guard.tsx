import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { remembered } from '../lib/storage.ts';
import { texts } from '../lib/texts.ts';
import { returnPath, withReturn } from '../session/return-path.ts';
import { authQuery } from '../session/session.ts';
import { wasSignedOutWhileOpen } from '../session/sign-out-mark.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { Spinner } from '../ui/list/spinner.tsx';
import { screenAt } from './screen-parts.ts';

/** Checks the session before a page is shown. A guest's page does not wait if this browser remembers no session. */
export function Guard({ who }: { readonly who: 'guests' | 'members' | 'admins' }) {
  const { data: auth, isError, isFetching, refetch } = useQuery(authQuery);
  const { pathname, search, hash } = useLocation();
  if (!auth) {
    if (isError) return <ErrorNotice text={texts.common.serverDown} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
    return who === 'guests' && !remembered('kloak-user-id') ? <Outlet /> : <Spinner label={texts.common.loading} />;
  }
  if (who === 'guests') return auth.isAuth ? <Navigate to={returnPath(search)} replace /> : <Outlet />;
  if (who === 'admins' && auth.isAuth && !auth.isAdmin) return <Navigate to="/home" replace />;
  // If another member signs in in another tab, the screen is mounted anew.
  if (auth.isAuth) return <Outlet key={auth.userId} />;
  return <Navigate to={wasSignedOutWhileOpen() ? '/login' : withReturn(guestsTo(pathname, search), pathname + search + hash)} replace />;
}

/** Page for guests. Who shares from this device has an account, or finds the way to one there. */
function guestsTo(pathname: string, search: string): '/login' | '/register' {
  if (new URLSearchParams(search).has('shared')) return '/login';
  return screenAt(pathname)?.screen.guestsTo ?? '/login';
}
