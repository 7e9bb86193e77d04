import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate } from '@kloak/platform/service.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type PairEvent = Extract<
  SocialEvent,
  { type: 'ConnectionRequested' | 'ConnectionAccepted' | 'ConnectionDeclined' | 'ConnectionCancelled' | 'ConnectionRemoved' }
>;

/** What there is between two members. `by` is the one who asked, or who declined. */
type Pair = { status: 'none' } | { status: 'asked'; by: string } | { status: 'friends' } | { status: 'declined'; by: string; at: string };

/** Two members in the order of their ids, and which of them acts. */
export type PairAct = { low: string; high: string; by: string };

/** ms after a decline until the other's asking is heard again. */
const coolingOff = 30 * 24 * 60 * 60 * 1000;

/** `pair:{low}:{high}` — two members. The newest event tells all. */
export const pair: Aggregate<Pair, PairEvent> = {
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
        return { status: 'declined', by: event.data.by, at: event.data.at };
      case 'ConnectionCancelled':
      case 'ConnectionRemoved':
        return { status: 'none' };
      default:
        return state;
    }
  },
};

export function pairAct(by: string, other: string): PairAct {
  return by < other ? { low: by, high: other, by } : { low: other, high: by, by };
}

/**
 * Asks the other, or says yes when the other has asked. Asking twice changes nothing, and so does asking, within 30 days, whoever
 * said no: nobody is told of being held off.
 */
export function request(act: PairAct, now: Date) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [];
    if (state.status === 'asked') return state.by === act.by ? [] : [{ type: 'ConnectionAccepted', data: act }];
    const heldOff = state.status === 'declined' && state.by !== act.by && now.getTime() - Date.parse(state.at) < coolingOff;
    return heldOff ? [] : [{ type: 'ConnectionRequested', data: act }];
  };
}

/** Says yes to the other's request; friends stay friends. Refuses when there is none. */
export function accept(act: PairAct) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [];
    if (state.status !== 'asked' || state.by === act.by) throw new Refusal('conflict', 'no-request', 'There is no request to accept.');
    return [{ type: 'ConnectionAccepted', data: act }];
  };
}

/** Declines the other's request, takes back one's own, or ends the connection: whatever there is. */
export function reject(act: PairAct, now: Date) {
  return (state: Pair): PairEvent[] => {
    if (state.status === 'friends') return [{ type: 'ConnectionRemoved', data: act }];
    if (state.status !== 'asked') return [];
    return state.by === act.by ? [{ type: 'ConnectionCancelled', data: act }] : [{ type: 'ConnectionDeclined', data: { ...act, at: now.toISOString() } }];
  };
}
