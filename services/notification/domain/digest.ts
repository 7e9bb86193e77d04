import { aggregate } from '@kloak/platform/aggregate.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

type DigestEvent = Extract<NotificationEvent, { type: 'DigestPlanned' }>;
/**
 * When it is looked at next whether there is something to mail, and up to which moment was mailed: ISO 8601 UTC; empty for none. Of what is mailed at once both
 * by themselves, since it goes before what is older and waits for its day.
 */
export type Digest = { nextAt: string; toldTo: string; atOnceAt: string; atOnceTo: string };

/** `digest:{member}` — when a member is mailed what is new. */
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

/** Looks at that time, or before it where that is planned already, whether there is something to mail at once. */
export const planAtOnce =
  (member: string, at: string) =>
  (state: Digest): DigestEvent[] =>
    state.atOnceAt !== '' && state.atOnceAt <= at ? [] : [{ type: 'DigestPlanned', data: { ...state, member, atOnceAt: at } }];
