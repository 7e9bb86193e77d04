import { turnedDown } from './checked.ts';

/** How long a session that is to be remembered lasts from its sign-in. */
export const rememberedDays = 30;

/** How long an access token is good: a session that is used is refreshed as often. */
export const accessTokenMs = 15 * 60 * 1000;

/** What answers a refresh token that we never signed. */
export const madeUpToken = turnedDown('made-up-token', 'Please sign in again.', 'unauthenticated').fault;
