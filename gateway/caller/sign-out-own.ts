import type { ServerResponse } from 'node:http';
import type { AuthResult } from './auth-result.ts';
import { type Cookies, putCookies } from './cookies.ts';

/** A new password ends all sessions of an account; this browser's cookies are removed if its session is one of them. */
export function signOutOwn(
  { cookies }: { cookies: Cookies },
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  { principal }: Pick<AuthResult, 'principal'>,
  account: string,
): void {
  if (principal?.account === account) putCookies(response, cookies.signedOut());
}
