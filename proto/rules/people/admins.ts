// Admins of the vault: giving and revoking their rights.
import { faultResult } from '../text/checked.ts';

/** Limit of a list that is returned whole. */
export const maxAdmins = 50;

/** Age of a sign-in, in seconds, up to which an admin may change admins without entering the password again. */
export const freshSignInSeconds = 3600;

export const signInAgain = faultResult('sign-in-again', 'You signed in a while ago. Please enter your password to go on.', 'forbidden').fault;
export const lastAdmin = faultResult('last-admin', 'This is the only admin. Make somebody else an admin first.', 'conflict').fault;
export const tooManyAdmins = faultResult('too-many-admins', `There can be at most ${maxAdmins} admins.`, 'conflict').fault;
/** Fault for an address whose rights are to be changed. */
export const nobodyAtAddress = faultResult('no-account', 'No account has confirmed this address.').fault;
