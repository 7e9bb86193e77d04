import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type Item, isKept } from './item.ts';

export type OriginalClaimEvent = Extract<MediaEvent, { type: `Original${string}` }>;
/** `holder` is the item that has these bytes, `insteadOf` one that failed, whose place it takes. */
export type OriginalClaim = { holder?: string; insteadOf?: string };

/** `hash:{owner}:{sha256}` — which item holds these bytes in this vault: one original, however often it is uploaded and deleted. The newest commit tells all. */
export const originalClaim = aggregate<OriginalClaim, OriginalClaimEvent, { owner: string; sha256: string }>({
  name: 'hash',
  initial: {},
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'OriginalClaimed':
        return { holder: event.data.item, ...(event.data.insteadOf !== undefined && { insteadOf: event.data.insteadOf }) };
      case 'OriginalReleased':
        return event.data.item === state.holder ? {} : state;
      default:
        return state;
    }
  },
  stream: ({ owner, sha256 }) => ({ id: `${owner}:${sha256}`, home: owner }),
});

/**
 * Whether the claim of an item on these bytes is `valid`; `expired`, and may be taken over, since that item ended without these bytes; `failed`, and
 * may be taken over, since it cannot be shown; or `pending`, while they are still being checked.
 */
export function claimStatus(holder: Item, sha256: string): 'valid' | 'expired' | 'failed' | 'pending' {
  if (holder.status === 'none' || holder.status === 'arrived') return 'pending';
  if (!isKept(holder) || holder.original.sha256 !== sha256) return 'expired';
  return holder.rendering.state === 'failed' ? 'failed' : 'valid';
}

/** A holder whose claim may be taken over. */
type Former = { item: string; status: 'expired' | 'failed' };

/** Claims for an item; `former` is the holder of whom that is known. Refuses 409 `held` (`by`) while another one holds it. */
export function claim(wanted: { owner: string; sha256: string; item: string }, former?: Former) {
  return ({ holder, insteadOf }: OriginalClaim): OriginalClaimEvent[] => {
    if (holder === wanted.item) return [];
    if (holder === undefined) return [{ type: 'OriginalClaimed', data: wanted }];
    if (holder !== former?.item) throw new Refusal('conflict', 'held', 'These bytes are in the vault already.', { by: holder });
    // One that failed waits to be replaced also where what came next was given up.
    const failed = former.status === 'failed' ? holder : insteadOf;
    return [
      { type: 'OriginalReleased', data: { ...wanted, item: holder } },
      { type: 'OriginalClaimed', data: { ...wanted, ...(failed !== undefined && { insteadOf: failed }) } },
    ];
  };
}

/** The item is gone: others may claim its bytes. Nothing where it does not hold them. */
export function release(gone: { owner: string; sha256: string; item: string }) {
  return ({ holder }: OriginalClaim): OriginalClaimEvent[] => (holder === gone.item ? [{ type: 'OriginalReleased', data: gone }] : []);
}
