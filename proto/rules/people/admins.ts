// Who keeps the vault: giving the rights of an admin, and taking them back.
import { turnedDown } from '../text/checked.ts';

/** A list that is shown whole needs an end. */
export const maxAdmins = 50;

/** How long after signing in an admin may change who is one without showing the password again, in seconds. */
export const freshSignInSeconds = 3600;

export const signInAgain = turnedDown('sign-in-again', 'You signed in a while ago. Please enter your password to go on.', 'forbidden').fault;
export const lastAdmin = turnedDown('last-admin', 'This is the only admin. Make somebody else an admin first.', 'conflict').fault;
export const tooManyAdmins = turnedDown('too-many-admins', `There can be at most ${maxAdmins} admins.`, 'conflict').fault;
/** Of an address whose rights are to be changed. */
export const nobodyAtAddress = turnedDown('no-account', 'No account has confirmed this address.').fault;
