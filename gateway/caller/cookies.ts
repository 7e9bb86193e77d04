// Our cookies: two tokens of a session, the position, known accounts of this browser, and the reason of a session's end. On https they are Secure and bound
// to this host by their names.
import type { ServerResponse } from 'node:http';
import { isSessionEnd, rememberedDays, type SessionEnd } from '@kloak/proto/rules/people/sessions.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import { positionSeconds } from './positions.ts';
import type { Site } from './site.ts';

const rememberSeconds = rememberedDays * 24 * 3600;
const deviceSeconds = 365 * 24 * 3600;
/** Time for which a browser keeps the reason of its session's end, until its page reads it. */
const endedSeconds = 600;

export type Tokens = { accessToken: string; refreshToken: string; remember: boolean };

export type Cookies = {
  /** Name of the cookie with the access token. */
  accessName: string;
  read(header: string | undefined): { access?: string; refresh?: string; at?: string; device?: string; ended?: SessionEnd };
  /** `Set-Cookie` values of a session: for `rememberedDays` when it is remembered, else until the browser closes. */
  signedIn(tokens: Tokens): string[];
  signedOut(): string[];
  /**
   * The same for a session that ended elsewhere. The first request after that may be for a picture, which shows no reason, so the reason is kept for a
   * while.
   */
  ended(reason: SessionEnd | undefined): string[];
  /** Forgets that reason. */
  endTold(): string;
  position(text: string): string;
  /** Stays when the session ends. See [Note: Limits of signing in]. */
  device(text: string): string;
};

export function cookiesFor(site: Pick<Site, 'secure'>): Cookies {
  const prefix = site.secure ? '__Host-' : '';
  const [access, refresh, at, device] = [`${prefix}kloak-access`, `${prefix}kloak-refresh`, `${prefix}kloak-at`, `${prefix}kloak-device`];
  const ended = `${prefix}kloak-ended`;
  const one = (name: string, value: string, maxAge?: number) =>
    stringifySetCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: site.secure, maxAge });
  const signedOut = () => [one(access, '', 0), one(refresh, '', 0)];
  return {
    accessName: access,
    read: (header) => {
      const all = parseCookie(header ?? '');
      const reason = all[ended];
      return { access: all[access], refresh: all[refresh], at: all[at], device: all[device], ...(isSessionEnd(reason) && { ended: reason }) };
    },
    signedIn: ({ accessToken, refreshToken, remember }) => {
      const age = remember ? rememberSeconds : undefined;
      return [one(access, accessToken, age), one(refresh, refreshToken, age)];
    },
    signedOut,
    ended: (reason) => [...signedOut(), ...(reason === undefined ? [] : [one(ended, reason, endedSeconds)])],
    endTold: () => one(ended, '', 0),
    position: (text) => one(at, text, positionSeconds),
    device: (text) => one(device, text, deviceSeconds),
  };
}

/** Takes the cookie of a session away, as `signedOut` does. */
const endsSession = (value: string) => /^(__Host-)?kloak-access=;/.test(value);

/**
 * Sets cookies of an answer; replaces those with the same name. Ending a session also clears cached pictures, so that a shared tablet shows them to
 * nobody.
 */
export function putCookies(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>, values: readonly string[]): void {
  if (values.length === 0) return;
  const before = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  const names = values.map((value) => value.slice(0, value.indexOf('=') + 1));
  if (values.some(endsSession)) response.setHeader('Clear-Site-Data', '"cache"');
  response.setHeader('Set-Cookie', [...before.filter((value) => !names.some((name) => value.startsWith(name))), ...values]);
}
