import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parsePosition, positionOf } from '@kloak/platform/wire/position.ts';
import { cookiesFor, putCookies } from './cookies.ts';
import { cookieText } from './positions.ts';
import { positionSeal } from './sealed-positions.ts';

const tokens = { accessToken: 'a', refreshToken: 'r', remember: false };

it('are bound to the host and Secure on https, and plain on http', () => {
  expect(cookiesFor({ secure: true }).signedIn(tokens)).toEqual([
    '__Host-kloak-access=a; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-kloak-refresh=r; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect(cookiesFor({ secure: false }).signedIn(tokens)[0]).toBe('kloak-access=a; Path=/; HttpOnly; SameSite=Lax');
});

it('of the other kind are not read', () => {
  expect(cookiesFor({ secure: true }).read('kloak-access=a; __Host-kloak-refresh=r')).toEqual({ access: undefined, refresh: 'r', at: undefined });
});

it('replace each other in one answer', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const cookies = cookiesFor({ secure: false });
  putCookies(response, cookies.signedOut());
  putCookies(response, [cookies.position('identity.0.1')]);
  putCookies(response, cookies.signedIn(tokens));
  expect(response.getHeader('Set-Cookie')).toEqual([
    expect.stringContaining('kloak-at='),
    expect.stringContaining('kloak-access=a;'),
    expect.stringContaining('kloak-refresh=r;'),
  ]);
});

it('a position that grew too long begins anew', () => {
  const lanes = Array.from({ length: 250 }, (_, lane) => `media.${lane}.${'9'.repeat(12)}`).join(',');
  const { seal, open } = positionSeal(randomBytes(32), (text) => parsePosition(text));
  expect(open(cookieText({ seal }, parsePosition(lanes), positionOf('social', 1, 2)))).toEqual(positionOf('social', 1, 2));
  expect(open(cookieText({ seal }, positionOf('media', 1, 1), positionOf('social', 1, 2)))).toEqual({ media: { 1: 1 }, social: { 1: 2 } });
});
