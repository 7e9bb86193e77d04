import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { parseCookie } from 'cookie';

type WithCookies = Pick<Visitor, 'cookies' | 'setCookie'>;

/** Value of a cookie; empty if there is none. */
export const cookieOf = (who: WithCookies, name: string): string => parseCookie(who.cookies())[name] ?? '';

/** Copies the session to another client. */
export function copyCookies(from: WithCookies, to: WithCookies): void {
  for (const [name, value] of Object.entries(parseCookie(from.cookies(), { decode: (sent) => sent }))) to.setCookie(name, value);
}

/** Session id of a signed-in client. */
export const sessionOf = (who: WithCookies): string =>
  String(JSON.parse(Buffer.from(cookieOf(who, 'kloak-access').split('.')[1] ?? '', 'base64url').toString()).sid);
