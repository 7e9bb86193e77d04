import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type Item, isKeptOrTrashed } from './item/item.ts';

export type OriginalClaimEvent = Extract<MediaEvent, { type: `Original${string}` }>;
/** `holder` is the item that has these bytes. */
export type OriginalClaim = { holder?: string };

/**
 * `hash:{owner}:{sha256}` — the item with these bytes in this vault: one original, however often it is uploaded and deleted. The newest commit contains
 * the whole state.
 */
export const originalClaim = aggregate<OriginalClaim, OriginalClaimEvent, { owner: string; sha256: string }>({
  name: 'hash',
  initial: {},
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'OriginalClaimed':
        return { holder: event.data.item };
      case 'OriginalReleased':
        return event.data.item === state.holder ? {} : state;
      default:
        return state;
    }
  },
  stream: ({ owner, sha256 }) => ({ id: `${owner}:${sha256}`, home: owner }),
});

/**
 * Status of an item's claim on these bytes. `valid`: it holds them. `pending`: its bytes are still being checked. `expired`: it ended without them, so
 * the claim may be taken over.
 */
export function claimStatus(holder: Item, sha256: string): 'valid' | 'expired' | 'pending' {
  if (holder.status === 'none' || holder.status === 'arrived') return 'pending';
  return isKeptOrTrashed(holder) && holder.original.sha256 === sha256 ? 'valid' : 'expired';
}

/** Claims the bytes for an item; `expired`: a former holder that is known to have ended. Refuses 409 `held` (`by`) while another item holds them. */
export function claim(wanted: { owner: string; sha256: string; item: string }, expired?: string) {
  return ({ holder }: OriginalClaim): OriginalClaimEvent[] => {
    if (holder === wanted.item) return [];
    if (holder === undefined) return [{ type: 'OriginalClaimed', data: wanted }];
    if (holder !== expired) throw new Refusal('conflict', 'held', 'These bytes are in the vault already.', { by: holder });
    return [
      { type: 'OriginalReleased', data: { ...wanted, item: holder } },
      { type: 'OriginalClaimed', data: wanted },
    ];
  };
}

/** Releases the bytes of a purged item. No-op if it does not hold them. */
export function release(gone: { owner: string; sha256: string; item: string }) {
  return ({ holder }: OriginalClaim): OriginalClaimEvent[] => (holder === gone.item ? [{ type: 'OriginalReleased', data: gone }] : []);
}
