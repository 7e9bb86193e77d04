import { turnedDown } from './checked.ts';

/** How long a session that is to be remembered lasts from its sign-in. */
export const rememberedDays = 30;

/** What answers a refresh token that we never signed. */
export const madeUpToken = turnedDown('made-up-token', 'Please sign in again.', 'unauthenticated').fault;
