import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { memberBlocked, tooManyBlocked, tooManyFriends, tooManyReceived, tooManySent } from '@kloak/proto/rules/people/connections.ts';
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
      | 'ConnectionRemoved'
      | 'MemberBlocked'
      | 'MemberUnblocked';
  }
>;

/**
 * Relation of two members. `by`: who asked, or after a decline at `at`, who was declined. `held`: a request of the declined one that the other does not
 * see.
 */
type Relation = { status: 'none' } | { status: 'asked'; by: string } | { status: 'friends' } | { status: 'declined' | 'held'; by: string; at: string };
/** `blockers`: which of the two block the other. While there are any, they cannot connect or send requests. */
type Pair = Relation & { blockers: readonly string[] };

/** Two members in the order of their ids, and which of them does it. */
export type PairChange = { low: string; high: string; by: string };

/** Time after a decline in which requests stay hidden. */
const cooldownMs = 30 * dayMs;

function relationAfter(event: PairEvent): Relation | undefined {
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
    case 'MemberBlocked':
    case 'MemberUnblocked': {
      const { declined, declinedAt, held } = event.data;
      return declined === undefined ? { status: 'none' } : { status: held ? 'held' : 'declined', by: declined, at: declinedAt };
    }
    default:
      return undefined;
  }
}

function evolve(state: Pair, event: PairEvent): Pair {
  const standing = relationAfter(event);
  return standing ? { ...standing, blockers: 'blockers' in event.data ? event.data.blockers : [] } : state;
}

/** `pair:{low}:{high}` — two members. The newest event contains the whole state. */
export const pair = aggregate<Pair, PairEvent, Pick<PairChange, 'low' | 'high'>>({
  name: 'pair',
  initial: { status: 'none', blockers: [] },
  reads: 'last',
  evolve,
  // Partition key: the pair itself, since both members decide on it.
  stream: ({ low, high }) => ({ id: `${low}:${high}`, home: `${low}:${high}` }),
});

function otherOf({ low, high, by }: PairChange): string {
  return by === low ? high : low;
}

export function pairChange(by: string, other: string): PairChange {
  return by < other ? { low: by, high: other, by } : { low: other, high: by, by };
}

/** Limits that are reached: open requests of the acting member, requests to the other one, connections of either. */
export type Full = { sent: boolean; received: boolean; friends: boolean };

/** The events, unless they exceed a limit. Refuses: 409 `too-many-sent`, `too-many-received`, `too-many-friends`. */
function within({ sent, received, friends }: Full, events: PairEvent[]): PairEvent[] {
  const begins = (...types: PairEvent['type'][]) => events.some(({ type }) => types.includes(type));
  if (friends && begins('ConnectionAccepted')) throw refusalOf(tooManyFriends);
  const asks = begins('ConnectionRequested', 'ConnectionRequestHeldOff');
  if (sent && asks) throw refusalOf(tooManySent);
  if (received && asks) throw refusalOf(tooManyReceived);
  return events;
}

/**
 * Requests a connection, or accepts the other's request; idempotent. After a decline, requests stay hidden for 30 days, and from blocked members always;
 * the sender cannot tell. Refuses like `within`, and 409 `member-blocked` if the caller blocks the other.
 */
export function request(change: PairChange, now: Date, full: Full) {
  return (state: Pair): PairEvent[] => within(full, requested(state, change, now));
}

function requested(state: Pair, change: PairChange, now: Date): PairEvent[] {
  const { blockers } = state;
  if (state.status === 'friends') return [];
  if (blockers.includes(change.by)) throw refusalOf(memberBlocked);
  const isOwn = 'by' in state && state.by === change.by;
  if (blockers.length > 0) {
    if (state.status === 'held' && isOwn) return [];
    const declinedAt = state.status === 'declined' && isOwn ? state.at : now.toISOString();
    return [{ type: 'ConnectionRequestHeldOff', data: { ...change, declinedAt, blockers: [...blockers] } }];
  }
  if (state.status === 'asked') return isOwn ? [] : [{ type: 'ConnectionAccepted', data: change }];
  if (state.status === 'held' && !isOwn) return [{ type: 'ConnectionAccepted', data: change }];
  const isTooEarly = isOwn && now.getTime() - Date.parse(state.at) < cooldownMs;
  if (!isTooEarly) return [{ type: 'ConnectionRequested', data: change }];
  return state.status === 'held' ? [] : [{ type: 'ConnectionRequestHeldOff', data: { ...change, declinedAt: state.at, blockers: [] } }];
}

/**
 * Relates two members after an address invited by `by` has joined. If the new member came by the link of that mail, both are connected. Otherwise the
 * new member gets a request, unless one of them has asked or declined already. No-op if a limit is reached.
 */
export function joinInvited(change: PairChange, cameByLink: boolean, full: Full) {
  return (state: Pair): PairEvent[] => {
    const accepted = (by: string): PairEvent[] => (full.friends ? [] : [{ type: 'ConnectionAccepted', data: { ...change, by } }]);
    if (state.blockers.length > 0) return [];
    const joined = cameByLink ? accepted(otherOf(change)) : [];
    if (state.status === 'none') return joined.length === 0 && (full.sent || full.received) ? [] : [{ type: 'ConnectionRequested', data: change }, ...joined];
    if (state.status !== 'asked') return [];
    return state.by === change.by ? joined : accepted(change.by);
  };
}

/** Says yes to the other's request; friends stay friends. Refuses: 409 `no-request` when there is none, `too-many-friends`. */
export function accept(change: PairChange, full: Pick<Full, 'friends'>) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [];
    if (state.status !== 'asked' || state.by === change.by) throw new Refusal('conflict', 'no-request', 'There is no request to accept.');
    return within({ sent: false, received: false, ...full }, [{ type: 'ConnectionAccepted', data: change }]);
  };
}

/** Declines the other's request, withdraws one's own, or ends the connection, whichever exists. */
export function reject(change: PairChange, now: Date) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [{ type: 'ConnectionRemoved', data: change }];
    if (state.status === 'held' && state.by === change.by)
      return [{ type: 'HeldOffRequestCancelled', data: { ...change, declinedAt: state.at, blockers: [...state.blockers] } }];
    if (state.status !== 'asked') return [];
    return state.by === change.by
      ? [{ type: 'ConnectionCancelled', data: change }]
      : [{ type: 'ConnectionDeclined', data: { ...change, at: now.toISOString() } }];
  };
}

/** Relation to restore after a block. */
function keptOf(state: Pair) {
  const isDeclined = state.status === 'declined' || state.status === 'held';
  return isDeclined ? { declined: state.by, declinedAt: state.at, held: state.status === 'held' } : { declinedAt: '', held: false };
}

/** Blocks the other, and ends their relation; idempotent. `isFull`: the caller blocks the maximum number. Refuses: 409 `too-many-blocked`. */
export function block(change: PairChange, now: Date, isFull: boolean) {
  return (state: Pair): PairEvent[] => {
    if (state.blockers.includes(change.by)) return [];
    if (isFull) throw refusalOf(tooManyBlocked);
    const ending = reject(change, now)(state);
    const ended = ending.reduce(evolve, state);
    return [...ending, { type: 'MemberBlocked', data: { ...change, blockers: [...ended.blockers, change.by], ...keptOf(ended) } }];
  };
}

/** Ends every relation of a member to be erased: connection, requests, and blocks of both. */
export function endRelations(change: PairChange, now: Date) {
  return (state: Pair): PairEvent[] => {
    const both = [change, { ...change, by: otherOf(change) }];
    const acts = [...both.map((one) => reject(one, now)), ...both.map(unblock)];
    return acts.reduce<PairEvent[]>((events, act) => events.concat(act(events.reduce(evolve, state))), []);
  };
}

/** Blocks the other no more. */
export function unblock(change: PairChange) {
  return (state: Pair): PairEvent[] => {
    if (!state.blockers.includes(change.by)) return [];
    const blockers = state.blockers.filter((one) => one !== change.by);
    return [{ type: 'MemberUnblocked', data: { ...change, blockers, ...keptOf(state) } }];
  };
}
