import { faultResult } from '../text/checked.ts';

/** Fault of a link for a new password that was never issued; also displayed for links that are no longer valid. */
export const resetLinkInvalid = faultResult('token-unknown', 'This password reset link is not valid.').fault;
