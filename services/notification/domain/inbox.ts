import { aggregate } from '@kloak/platform/aggregate.ts';
import { covers, formatPosition, mergePositions, type Position, parsePosition } from '@kloak/platform/wire/position.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

type InboxEvent = Extract<NotificationEvent, { type: 'InboxRead' }>;

/**
 * [Note: Read marks] Positions up to which a member has read. So a wrong clock changes neither what is read nor what follows. A partition that is
 * missing was not read. Only older marks have no positions, and count by `readTo`: entries up to this time (ISO 8601 UTC; empty for none).
 */
export type Inbox = { readTo: string; seen?: Position | undefined };

/** `inbox:{member}` — how far a member has read. */
export const inbox = aggregate<Inbox, InboxEvent, { member: string }>({
  name: 'inbox',
  initial: { readTo: '' },
  reads: 'last',
  evolve: (_state, { data: { readTo, seen } }) => ({ readTo, seen: seen === undefined ? undefined : parsePosition(seen) }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** Positions of an entry's acts, and the time of the newest (ISO 8601 UTC). */
export type EntryPositions = { readonly places: readonly Position[]; readonly at: string };

export function isUnread({ readTo, seen }: Inbox, { places, at }: EntryPositions): boolean {
  return seen === undefined ? at > readTo : places.some((place) => !covers(seen, place));
}

/** Marks entries as read up to these positions; never moves back. `moment`, ISO 8601 UTC: only for builds that do not know positions. */
export function readUpTo(member: string, seen: Position, moment: string) {
  return (state: Inbox): InboxEvent[] => {
    if (state.seen !== undefined && covers(state.seen, seen)) return [];
    const readTo = moment > state.readTo ? moment : state.readTo;
    return [{ type: 'InboxRead', data: { member, readTo, seen: formatPosition(mergePositions(state.seen ?? {}, seen)) } }];
  };
}
