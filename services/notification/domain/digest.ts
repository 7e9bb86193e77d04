import { aggregate } from '@kloak/platform/aggregate.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

type DigestEvent = Extract<NotificationEvent, { type: 'DigestPlanned' }>;
/**
 * `nextAt`, `atOnceAt`: next check for each kind of mail; `toldTo`, `atOnceTo`: entries mailed so far. ISO 8601 UTC, empty for none. Immediate mails
 * have fields of their own, because they overtake older entries that wait for the digest.
 */
export type Digest = { nextAt: string; toldTo: string; atOnceAt: string; atOnceTo: string };

/** `digest:{member}` — times of a member's mails. */
export const digest = aggregate<Digest, DigestEvent, { member: string }>({
  name: 'digest',
  initial: { nextAt: '', toldTo: '', atOnceAt: '', atOnceTo: '' },
  reads: 'last',
  evolve: (_state, { data: { nextAt, toldTo, atOnceAt, atOnceTo } }) => ({ nextAt, toldTo, atOnceAt, atOnceTo }),
  stream: ({ member }) => ({ id: member, home: member }),
});

const later = (one: string, other = '') => (other > one ? other : one);

/** Looks next at that time, if at all; nothing that was mailed is mailed again. */
export const plan =
  (member: string, { nextAt, toldTo, atOnceAt = '', atOnceTo }: Partial<Digest> & Pick<Digest, 'nextAt'>) =>
  (state: Digest): DigestEvent[] => [
    { type: 'DigestPlanned', data: { member, nextAt, toldTo: later(state.toldTo, toldTo), atOnceAt, atOnceTo: later(state.atOnceTo, atOnceTo) } },
  ];

/** Plans a check for an immediate mail at that time, or keeps an earlier one. */
export const planImmediateMail =
  (member: string, at: string) =>
  (state: Digest): DigestEvent[] =>
    state.atOnceAt !== '' && state.atOnceAt <= at ? [] : [{ type: 'DigestPlanned', data: { ...state, member, atOnceAt: at } }];
