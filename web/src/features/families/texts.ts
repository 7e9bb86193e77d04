import { noProfile, noSuchMember } from '@kloak/proto/rules/members.ts';
import { nameOrAddressRequired } from '@kloak/proto/rules/name-or-address.ts';
import type { Texts } from '../../lib/texts.ts';

export const familiesTexts = {
  searchLabel: 'Email address or username',
  search: 'Search',
  searching: 'Searching...',
  searchRequired: nameOrAddressRequired.message,
  notFound: noSuchMember.message,
  failed: 'Something went wrong',
  connect: 'Connect',
  isYou: 'This is you.',
  isFriend: 'You are already connected.',
  isRequested: 'You have already sent a request.',
  isPending: 'Waits for your answer below.',
  sent: 'Your Friend request has been sent!',
  connected: (name: string) => `You and ${name} are now connected.`,
  pending: 'Pending Requests',
  requested: 'Sent Requests',
  friends: 'My Connections',
  friendsEmpty: 'Search for your family above to connect with them.',
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel',
  remove: 'Remove',
  more: (name: string) => `More: ${name}`,
  removeTitle: (name: string) => `Remove ${name} from your connections?`,
  removeText: 'You will no longer see each other’s family photos and videos.',
  keep: 'Cancel',
  loadFailed: noProfile.message,
} as const satisfies Texts;
