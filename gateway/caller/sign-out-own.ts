import type { ServerResponse } from 'node:http';
import type { AuthResult } from './auth-result.ts';
import { type Cookies, putCookies } from './cookies.ts';

/** After a new password all sessions of an account end: this browser's cookies go where its session is one of them. */
export function signOutOwn(
  { cookies }: { cookies: Cookies },
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  { principal }: Pick<AuthResult, 'principal'>,
  account: string,
): void {
  if (principal?.account === account) putCookies(response, cookies.signedOut());
}
