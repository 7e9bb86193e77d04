// Deleting one's account. [Note: Deleting an account] Until the announced day everything stays unchanged: signing in, uploading, sharing, and what
// others see. Only plans are neither sold nor charged, so a member who keeps the account has lost nothing. From that day on the account is gone, and
// every service erases its person.
import { faultResult } from '../text/checked.ts';

/** Days in which the member can still keep the account. */
export const deletionDays = 30;
export const deletionMs = deletionDays * 24 * 3600_000;

/** An admin who is about to leave could not keep the vault. */
export const accountBeingDeleted = faultResult('account-leaves', 'This account is about to be deleted. It cannot become an admin.', 'conflict').fault;
/** The same account in two places at once. */
export const accountChanged = faultResult('account-changed', 'This account was changed in the meantime. Please try again.', 'conflict').fault;
