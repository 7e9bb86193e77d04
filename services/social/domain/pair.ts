import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { tooManyFriends, tooManyReceived, tooManySent } from '@kloak/proto/rules/connections.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type PairEvent = Extract<
  SocialEvent,
  {
    type:
      | 'ConnectionRequested'
      | 'ConnectionAccepted'
      | 'ConnectionDeclined'
      | 'ConnectionRequestHeldOff'
      | 'HeldOffRequestCancelled'
      | 'ConnectionCancelled'
      | 'ConnectionRemoved';
  }
>;

/** What there is between two members. `by` is the one who asked, and after a no, `at`, the one who was declined; `held`: who asked again too early. */
type Pair = { status: 'none' } | { status: 'asked'; by: string } | { status: 'friends' } | { status: 'declined' | 'held'; by: string; at: string };

/** Two members in the order of their ids, and which of them does it. */
export type PairChange = { low: string; high: string; by: string };

/** After a decline, until the other's request is heard again. */
const cooldownMs = 30 * 24 * 60 * 60 * 1000;

/** `pair:{low}:{high}` — two members. The newest event tells all. */
export const pair = aggregate<Pair, PairEvent, Pick<PairChange, 'low' | 'high'>>({
  name: 'pair',
  initial: { status: 'none' },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'ConnectionRequested':
        return { status: 'asked', by: event.data.by };
      case 'ConnectionAccepted':
        return { status: 'friends' };
      case 'ConnectionDeclined':
        return { status: 'declined', by: otherOf(event.data), at: event.data.at };
      case 'ConnectionRequestHeldOff':
        return { status: 'held', by: event.data.by, at: event.data.declinedAt };
      case 'HeldOffRequestCancelled':
        return { status: 'declined', by: event.data.by, at: event.data.declinedAt };
      case 'ConnectionCancelled':
      case 'ConnectionRemoved':
        return { status: 'none' };
      default:
        return state;
    }
  },
  // The pair is its own home: both members decide on it alike.
  stream: ({ low, high }) => ({ id: `${low}:${high}`, home: `${low}:${high}` }),
});

function otherOf({ low, high, by }: PairChange): string {
  return by === low ? high : low;
}

export function pairChange(by: string, other: string): PairChange {
  return by < other ? { low: by, high: other, by } : { low: other, high: by, by };
}

/** Of what there are as many as may be: open requests of the one who acts, such requests to the other, connections of either. */
export type Full = { sent: boolean; received: boolean; friends: boolean };

/** The events, where there is room for what they begin. Refuses: 409 `too-many-sent`, `too-many-received`, `too-many-friends`. */
function within({ sent, received, friends }: Full, events: PairEvent[]): PairEvent[] {
  const begins = (...types: PairEvent['type'][]) => events.some(({ type }) => types.includes(type));
  if (friends && begins('ConnectionAccepted')) throw refusalOf(tooManyFriends);
  const asks = begins('ConnectionRequested', 'ConnectionRequestHeldOff');
  if (sent && asks) throw refusalOf(tooManySent);
  if (received && asks) throw refusalOf(tooManyReceived);
  return events;
}

/**
 * Asks the other, or says yes when the other has asked. Asking twice changes nothing. Whoever said no is not asked again for 30 days; to the one
 * who asks it looks like any other request. Refuses as `within`.
 */
export function request(change: PairChange, now: Date, full: Full) {
  return (state: Pair): PairEvent[] => within(full, requested(state, change, now));
}

function requested(state: Pair, change: PairChange, now: Date): PairEvent[] {
  if (state.status === 'friends') return [];
  const isOwn = 'by' in state && state.by === change.by;
  if (state.status === 'asked') return isOwn ? [] : [{ type: 'ConnectionAccepted', data: change }];
  if (state.status === 'held' && !isOwn) return [{ type: 'ConnectionAccepted', data: change }];
  const isTooEarly = isOwn && now.getTime() - Date.parse(state.at) < cooldownMs;
  if (!isTooEarly) return [{ type: 'ConnectionRequested', data: change }];
  return state.status === 'held' ? [] : [{ type: 'ConnectionRequestHeldOff', data: { ...change, declinedAt: state.at } }];
}

/** Says yes to the other's request; friends stay friends. Refuses: 409 `no-request` when there is none, `too-many-friends`. */
export function accept(change: PairChange, full: Pick<Full, 'friends'>) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [];
    if (state.status !== 'asked' || state.by === change.by) throw new Refusal('conflict', 'no-request', 'There is no request to accept.');
    return within({ sent: false, received: false, ...full }, [{ type: 'ConnectionAccepted', data: change }]);
  };
}

/** Declines the other's request, takes back one's own, or ends the connection: whatever there is. */
export function reject(change: PairChange, now: Date) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [{ type: 'ConnectionRemoved', data: change }];
    if (state.status === 'held' && state.by === change.by) return [{ type: 'HeldOffRequestCancelled', data: { ...change, declinedAt: state.at } }];
    if (state.status !== 'asked') return [];
    return state.by === change.by
      ? [{ type: 'ConnectionCancelled', data: change }]
      : [{ type: 'ConnectionDeclined', data: { ...change, at: now.toISOString() } }];
  };
}
