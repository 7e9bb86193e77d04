import { faultResult } from '../text/checked.ts';

/** Days of a remembered session, counted from its sign-in. */
export const rememberedDays = 30;

/** Lifetime of an access token; a used session is refreshed as often. */
export const accessTokenMs = 15 * 60 * 1000;

/** Fault of a refresh token that was never issued. */
export const unissuedToken = faultResult('made-up-token', 'Please sign in again.', 'unauthenticated').fault;

/** Reasons why a session ended without a sign-out: codes for its browser, with texts for the member who was signed in there. */
export const sessionEnds = {
  elsewhere: 'You were signed out here from another device.',
  password: 'You were signed out here because the password of your account was changed.',
  deleted: 'You were signed out here because your account was deleted.',
  expired: 'You were signed out here because it was long ago that you signed in. Please sign in again.',
  idle: 'You were signed out here because nobody used Kloak here for a while. Please sign in again.',
  reused: 'You were signed out here to be safe: what keeps you signed in was used in two places.',
} as const;
export type SessionEnd = keyof typeof sessionEnds;
export const sessionEndReasons = ['elsewhere', 'password', 'deleted', 'expired', 'idle', 'reused'] as const satisfies readonly SessionEnd[];

export const isSessionEnd = (text: unknown): text is SessionEnd => sessionEndReasons.some((reason) => reason === text);

/** Fault of a session that has ended. */
export const sessionOver = faultResult('session-ended', 'Please sign in again.', 'unauthenticated').fault;
