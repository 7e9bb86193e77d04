import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { parseCookie } from 'cookie';

type WithCookies = Pick<Visitor, 'cookies' | 'setCookie'>;

/** The value of a cookie; empty where there is none. */
export const cookieOf = (who: WithCookies, name: string): string => parseCookie(who.cookies())[name] ?? '';

/** Gives somebody else the same session. */
export function copyCookies(from: WithCookies, to: WithCookies): void {
  for (const [name, value] of Object.entries(parseCookie(from.cookies(), { decode: (sent) => sent }))) to.setCookie(name, value);
}

/** The session of somebody who is signed in. */
export const sessionOf = (who: WithCookies): string =>
  String(JSON.parse(Buffer.from(cookieOf(who, 'kloak-access').split('.')[1] ?? '', 'base64url').toString()).sid);
