import { turnedDown } from '../text/checked.ts';

/** What is said of a link for a new password that we never sent, and on the page of every link that is not good any more. */
export const resetLinkInvalid = turnedDown('token-unknown', 'This password reset link is not valid.').fault;
