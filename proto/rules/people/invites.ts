// Invites to relatives without an account.
import { faultResult } from '../text/checked.ts';

/** Limit of a member's list, including invites of people who have joined. */
export const maxInvites = 3;
/** Limit of an admin, who brings in the family: the list is returned whole. */
export const maxInvitesOfAdmin = 500;

/** Days for which the link in the mail is valid. */
export const inviteLinkDays = 30;

export const inviteSentAlready = faultResult('invite-sent', 'Invite has already been sent.').fault;
export const tooManyInvites = faultResult('too-many-invites', 'You can only send a maximum of 3 invites per account.', 'unacceptable').fault;
export const noInvite = faultResult('no-invite', 'There is no such invite.', 'missing').fault;
export const inviteToOneself = faultResult('invite-yourself', 'This is you.').fault;

/** A vault that is closed to strangers admits people with the link of an invite, at the invited address. */
export const invitesOnly = faultResult(
  'invites-only',
  'This vault takes in only who is invited. Please open the link in your invite, and sign up with the address that it was sent to.',
  'forbidden',
).fault;

/** Fields of the link in an invite mail, for the sign-up page. They follow the `#`, which browsers never send to a server. */
export const invitedFields = { token: 'invite', email: 'email' } as const;
