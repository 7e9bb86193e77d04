import { aggregate } from '@kloak/platform/aggregate.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

type DigestEvent = Extract<NotificationEvent, { type: 'DigestPlanned' }>;
/** When it is looked at next whether there is something to mail, and up to which moment was mailed: ISO 8601 UTC; empty for none. */
export type Digest = { nextAt: string; toldTo: string };

/** `digest:{member}` — when a member is mailed what is new. */
export const digest = aggregate<Digest, DigestEvent, { member: string }>({
  name: 'digest',
  initial: { nextAt: '', toldTo: '' },
  reads: 'last',
  evolve: (_state, { data: { nextAt, toldTo } }) => ({ nextAt, toldTo }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** Looks next at that time, if at all; nothing that was mailed is mailed again. */
export const plan =
  (member: string, nextAt: string, toldTo: string) =>
  (state: Digest): DigestEvent[] => [{ type: 'DigestPlanned', data: { member, nextAt, toldTo: toldTo > state.toldTo ? toldTo : state.toldTo } }];
