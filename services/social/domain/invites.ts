import { aggregate } from '@kloak/platform/aggregate.ts';
import { derivedId } from '@kloak/platform/codec/keys.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { inviteSentAlready, noInvite, tooManyInvites } from '@kloak/proto/rules/people/invites.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { addressDigest } from './invite-mails.ts';

export type InviteEvent = Extract<SocialEvent, { type: 'InviteSent' | 'InviteResent' | 'InviteRemoved' }>;

/** The ids of the invites on a member's list, oldest first. */
type InviteIds = readonly string[];

export type Invitee = { member: string; email: string };

/** `invites:{member}` — invites of a member. The newest event contains the whole state. */
export const invites = aggregate<InviteIds, InviteEvent, { member: string }>({
  name: 'invites',
  initial: [],
  reads: 'last',
  evolve(listed, event) {
    switch (event.type) {
      case 'InviteSent':
      case 'InviteResent':
      case 'InviteRemoved':
        return event.data.listed;
      default:
        return listed;
    }
  },
  stream: ({ member }) => ({ id: member, home: member }),
});

/** The same address again is the same invite, however it is written. */
export const inviteId = ({ member, email }: Invitee): string => derivedId('invite', member, normalizeAddress(email));

/** True if the address can be invited: it is not on the list, and the list has room. */
export const canInvite = (listed: InviteIds, invited: Invitee, max: number): boolean => !listed.includes(inviteId(invited)) && listed.length < max;

/** Invites an address; `max` is how many may be on the list. Refuses: 400 `invite-sent`, 406 `too-many-invites`. */
export function sendInvite(invited: Invitee, max: number) {
  return (listed: InviteIds): InviteEvent[] => {
    const invite = inviteId(invited);
    if (listed.includes(invite)) throw refusalOf(inviteSentAlready);
    if (!canInvite(listed, invited, max)) throw refusalOf(tooManyInvites);
    return [{ type: 'InviteSent', data: { ...invited, invite, listed: [...listed, invite] } }];
  };
}

/** Requests the invite's mail once more. Refuses: 404 `no-invite`. */
export function resendInvite(invited: Invitee, by: string) {
  return (listed: InviteIds): InviteEvent[] => {
    const invite = inviteId(invited);
    if (!listed.includes(invite)) throw refusalOf(noInvite);
    return [{ type: 'InviteResent', data: { ...invited, invite, listed: [...listed], by } }];
  };
}

/** Takes an invite off the list, which frees its place. Refuses: 404 `no-invite`. */
export function removeInvite(invited: Invitee, by: string) {
  return (listed: InviteIds): InviteEvent[] => {
    const invite = inviteId(invited);
    if (!listed.includes(invite)) throw refusalOf(noInvite);
    const left = listed.filter((other) => other !== invite);
    const data = { member: invited.member, invite, listed: left, by, addressDigest: addressDigest(invited.email) };
    return [{ type: 'InviteRemoved', data }];
  };
}
