import { aggregate } from '@kloak/platform/aggregate.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

type InboxEvent = Extract<NotificationEvent, { type: 'InboxRead' }>;

type Inbox = { readTo: string };

/** `inbox:{member}` — how far a member has read: what is of this moment or older; empty where nothing was. ISO 8601 UTC. */
export const inbox = aggregate<Inbox, InboxEvent, { member: string }>({
  name: 'inbox',
  initial: { readTo: '' },
  reads: 'last',
  evolve: (_state, { data: { readTo } }) => ({ readTo }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** Has read what is of a moment or older, of none to come; never less than before. */
export function readUpTo(member: string, moment: Date, now: Date) {
  const readTo = new Date(Math.min(moment.getTime(), now.getTime())).toISOString();
  return (state: Inbox): InboxEvent[] => (readTo > state.readTo ? [{ type: 'InboxRead', data: { member, readTo } }] : []);
}
