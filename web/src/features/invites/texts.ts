import { otherAddressInvalid } from '@kloak/proto/rules/people/addresses.ts';
import { nameOrAddressRequired } from '@kloak/proto/rules/people/name-or-address.ts';
import type { Texts } from '../../lib/texts.ts';

export const invitesTexts = {
  title: 'Invite Your Family to Join Us!',
  start: 'Start Sharing',
  startBy: 'By inviting your family',
  to: 'Email or username',
  toRequired: nameOrAddressRequired.message,
  addressInvalid: otherAddressInvalid.message,
  first: 'Invite My Family',
  more: 'Invite More',
  sending: 'Sending...',
  sent: (email: string) => `Your invite has been sent to ${email}.`,
  requested: (name: string) => `${name} is here already. Your Friend request has been sent!`,
  connected: (name: string) => `${name} is here already. You are now connected.`,
  list: 'My Sent Invites',
  joined: 'Account created',
  waiting: 'No account yet',
  joinedOf: (email: string) => `Account created: ${email}`,
  remove: 'Remove',
  removeOf: (email: string) => `Remove: ${email}`,
  removeTitle: 'Are you sure you want to Remove this Invite?',
  removeText: (email: string) => `The link that was sent to ${email} will no longer connect you.`,
  keep: 'Cancel',
  loadFailed: 'Your invites cannot be shown right now.',
} as const satisfies Texts;
