import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { fitsIn, outOfSpace } from '@kloak/proto/rules/plans.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

export type LedgerEvent = Extract<MediaEvent, { type: `Space${string}` }>;
type Reservation = Extract<LedgerEvent, { type: 'SpaceReserved' }>['data']['openAfter'][number];
type Limit = Extract<LedgerEvent, { type: 'SpaceLimited' }>['data']['limitAfter'];
/** Amounts are bytes. `open`: remaining reservation of each open upload. `limit`: a smaller limit until the plan changes again. */
export type Ledger = { reserved: number; used: number; open: readonly Reservation[]; limit: Limit };

/** `ledger:{owner}` — the bytes of one vault: used, and reserved for open uploads. Each event contains the state after it. */
export const ledger = aggregate<Ledger, LedgerEvent, { owner: string }>({
  name: 'ledger',
  initial: { reserved: 0, used: 0, open: [], limit: null },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'SpaceReserved':
      case 'SpaceSettled':
      case 'SpaceFreed':
      case 'SpaceLimited':
        return { reserved: event.data.reservedAfter, used: event.data.usedAfter, open: event.data.openAfter, limit: event.data.limitAfter };
      default:
        return state;
    }
  },
  stream: ({ owner }) => ({ id: owner, home: owner }),
});

const after = ({ reserved, used, open, limit }: Ledger) => ({ reservedAfter: reserved, usedAfter: used, openAfter: [...open], limitAfter: limit });

/** Maximum open uploads per member: each reserves space, and is listed in every event of the ledger. */
export const maxOpenUploads = 20;

/** A reservation and its limit: `max` bytes of the plan in its state `ofChanges`; a smaller plan may begin soon. See `reserve`. */
type SpaceLimit = { bytes: number; max: number; ofChanges: number };

/** Bytes that are missing for this reservation; 0 or less if it fits. */
export function missingBytes({ used, reserved, limit }: Ledger, { bytes, max, ofChanges }: SpaceLimit): number {
  const held = limit !== null && limit.ofChanges >= ofChanges ? limit.maxBytes : max;
  return used + reserved + bytes - Math.min(max, held);
}

/**
 * Refuses 409 `too-many-uploads` if the maximum of uploads is open. Refuses 413 `out-of-space` if used, reserved and `bytes` together exceed `max`, the
 * limit of the plan's state `ofChanges`.
 */
export function reserve({ owner, upload, bytes, ...room }: SpaceLimit & { owner: string; upload: string }) {
  return (state: Ledger): LedgerEvent[] => {
    const { reserved, open } = state;
    if (open.length >= maxOpenUploads) {
      const message = `You have ${maxOpenUploads} uploads under way. Please publish or cancel one of them first.`;
      throw new Refusal('conflict', 'too-many-uploads', message);
    }
    if (missingBytes(state, { bytes, ...room }) > 0) throw refusalOf(outOfSpace);
    return [{ type: 'SpaceReserved', data: { owner, upload, bytes, ...after({ ...state, reserved: reserved + bytes, open: [...open, { upload, bytes }] }) } }];
  };
}

/**
 * Ends a reservation of `released` bytes of an upload; `charged` of them are used from now on. Called once for each item: for the one event
 * that ended it. `item` is the upload's id when that was never opened.
 */
export function settle({ owner, upload, item, released, charged }: { owner: string; upload: string; item: string; released: number; charged: number }) {
  return (state: Ledger): LedgerEvent[] => {
    const { reserved, used, open } = state;
    if (released > reserved || charged > released)
      throw new Error(`ledger of ${owner}: ${item} settles ${released}, charged ${charged}, of ${reserved} reserved`);
    const settled = { ...state, reserved: reserved - released, used: used + charged, open: release(open, { upload, bytes: released }) };
    return [{ type: 'SpaceSettled', data: { owner, item, released, charged, ...after(settled) } }];
  };
}

/** An upload of which nothing is reserved any more is not under way. */
function release(open: readonly Reservation[], { upload, bytes }: Reservation): Reservation[] {
  return open.map((one) => (one.upload === upload ? { upload, bytes: one.bytes - bytes } : one)).filter((one) => one.bytes > 0);
}

/** Frees the bytes that an item was charged; called once for each purged item. */
export function free({ owner, item, bytes }: { owner: string; item: string; bytes: number }) {
  return (state: Ledger): LedgerEvent[] => {
    const { used } = state;
    if (bytes > used) throw new Error(`ledger of ${owner}: ${item} frees ${bytes} of ${used} used`);
    return [{ type: 'SpaceFreed', data: { owner, item, bytes, ...after({ ...state, used: used - bytes }) } }];
  };
}

/** Limits the vault to a smaller plan if its used and reserved bytes fit; otherwise no-op. */
export function limitTo({ owner, maxBytes, ofChanges }: { owner: string; maxBytes: number; ofChanges: number }) {
  return (state: Ledger): LedgerEvent[] => {
    if (!fitsIn(state.used + state.reserved, { storageBytes: maxBytes })) return [];
    return [{ type: 'SpaceLimited', data: { owner, ...after({ ...state, limit: { maxBytes, ofChanges } }) } }];
  };
}
