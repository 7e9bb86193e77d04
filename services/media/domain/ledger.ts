import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

export type LedgerEvent = Extract<MediaEvent, { type: `Space${string}` }>;
/** Bytes. */
export type Ledger = { reserved: number; used: number };

/** `ledger:{owner}` — the bytes of one vault: used, and reserved for uploads under way. Each event carries the sums after it. */
export const ledger = aggregate<Ledger, LedgerEvent, { owner: string }>({
  name: 'ledger',
  initial: { reserved: 0, used: 0 },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'SpaceReserved':
      case 'SpaceSettled':
      case 'SpaceFreed':
        return { reserved: event.data.reservedAfter, used: event.data.usedAfter };
      default:
        return state;
    }
  },
  stream: ({ owner }) => ({ id: owner, home: owner }),
});

/** Refuses 413 `out-of-space` when what is used, what is reserved and `bytes` together exceed `max`. */
export function reserve({ owner, upload, bytes, max }: { owner: string; upload: string; bytes: number; max: number }) {
  return ({ reserved, used }: Ledger): LedgerEvent[] => {
    if (used + reserved + bytes > max) {
      throw new Refusal('too-large', 'out-of-space', 'Ran out of File space! Please either delete existing files or upgrade your account.');
    }
    return [{ type: 'SpaceReserved', data: { owner, upload, bytes, reservedAfter: reserved + bytes, usedAfter: used } }];
  };
}

/**
 * Ends a reservation of `released` bytes; `charged` of them are used from now on. Called once for each item: for the one event
 * that ended it. `item` is the upload's id when that was never opened.
 */
export function settle({ owner, item, released, charged }: { owner: string; item: string; released: number; charged: number }) {
  return ({ reserved, used }: Ledger): LedgerEvent[] => {
    if (released > reserved || charged > released)
      throw new Error(`ledger of ${owner}: ${item} settles ${released}, charged ${charged}, of ${reserved} reserved`);
    return [{ type: 'SpaceSettled', data: { owner, item, released, charged, reservedAfter: reserved - released, usedAfter: used + charged } }];
  };
}

/** What an item was charged is free again; called once for each item that is purged. */
export function free({ owner, item, bytes }: { owner: string; item: string; bytes: number }) {
  return ({ reserved, used }: Ledger): LedgerEvent[] => {
    if (bytes > used) throw new Error(`ledger of ${owner}: ${item} frees ${bytes} of ${used} used`);
    return [{ type: 'SpaceFreed', data: { owner, item, bytes, reservedAfter: reserved, usedAfter: used - bytes } }];
  };
}
