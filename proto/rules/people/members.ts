import { faultResult } from '../text/checked.ts';

export const noSuchMember = faultResult('no-profile', 'No user with this username or email address was found', 'missing').fault;
export const noProfile = faultResult('no-profile', 'Cannot fetch user profile', 'missing').fault;

export const notAdmin = faultResult('not-admin', 'Only an admin may do this.', 'forbidden').fault;

/** Fault of acts that need a confirmed address. */
export const notVerified = faultResult(
  'not-verified',
  'Warning: Your account is not vertified Please verifty your account before uploading your files!',
  'forbidden',
).fault;
export const notVerifiedToConnect = faultResult(
  notVerified.code,
  'Please confirm your email address first. The link is in the mail that we sent you when you signed up.',
  'forbidden',
).fault;
