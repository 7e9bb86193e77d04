// Inviting relatives who have no account yet.
import { turnedDown } from '../text/checked.ts';

/** On a member's list at once, whether they have joined or not. */
export const maxInvites = 3;
/** The same of an admin, who brings in the family: a list that is shown whole needs an end. */
export const maxInvitesOfAdmin = 500;

/** How long the link in the mail is good for. */
export const inviteLinkDays = 30;

export const inviteSentAlready = turnedDown('invite-sent', 'Invite has already been sent.').fault;
export const tooManyInvites = turnedDown('too-many-invites', 'You can only send a maximum of 3 invites per account.', 'unacceptable').fault;
export const noInvite = turnedDown('no-invite', 'There is no such invite.', 'missing').fault;
export const inviteToOneself = turnedDown('invite-yourself', 'This is you.').fault;

/** A vault that is closed to strangers takes in whoever has the link of an invite, at the address that was invited. */
export const invitesOnly = turnedDown(
  'invites-only',
  'This vault takes in only who is invited. Please open the link in your invite, and sign up with the address that it was sent to.',
  'forbidden',
).fault;

/** What the page of the sign-up is handed in the link of a mail, after its `#`: browsers send none of that anywhere. */
export const invitedFields = { token: 'invite', email: 'email' } as const;
