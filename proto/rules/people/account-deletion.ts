// Deleting one's account. [Note: Deleting an account] Until the day that was told all stays as it was – signing in, uploading, sharing, what others see – but
// that no plan is bought or goes on being paid; so whoever keeps the account has lost nothing. From that day on the account is no more, and every service
// erases its person.
import { turnedDown } from '../text/checked.ts';

/** How long one may change one's mind. */
export const deletionDays = 30;
export const deletionMs = deletionDays * 24 * 3600_000;

/** Nobody keeps a vault who is about to go. */
export const accountLeaves = turnedDown('account-leaves', 'This account is about to be deleted. It cannot become an admin.', 'conflict').fault;
/** The same account in two places at once. */
export const accountChanged = turnedDown('account-changed', 'This account was changed in the meantime. Please try again.', 'conflict').fault;
