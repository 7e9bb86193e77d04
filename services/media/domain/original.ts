// hash:{owner}:{sha256} — which item holds these bytes in this vault: one original, however often it is uploaded.

import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate } from '@kloak/platform/service.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type Item, isKept } from './item.ts';

export type OriginalEvent = Extract<MediaEvent, { type: `Original${string}` }>;
export type OriginalClaim = { holder?: string };

export const original: Aggregate<OriginalClaim, OriginalEvent> = { name: 'hash', initial: {}, evolve, reads: 'all' };

export function originalId(owner: string, sha256: string): string {
  return `${owner}:${sha256}`;
}

function evolve(state: OriginalClaim, event: OriginalEvent): OriginalClaim {
  switch (event.type) {
    case 'OriginalClaimed':
      return { holder: event.data.item };
    case 'OriginalReleased':
      return event.data.item === state.holder ? {} : state;
    default:
      return state;
  }
}

/**
 * What a claim is worth, by the state of the item that holds it: `stands`; `lapsed`, and may be taken over, since that item ended
 * without these bytes or can't be shown; `open` while they are still being checked.
 */
export function claimStatus(holder: Item, sha256: string): 'stands' | 'lapsed' | 'open' {
  if (holder.status === 'none' || holder.status === 'arrived') return 'open';
  return isKept(holder) && holder.original.sha256 === sha256 && holder.rendering.state !== 'failed' ? 'stands' : 'lapsed';
}

/** `lapsed` is the holder whose claim is known to be over. Refuses 409 `held` (`by`) while another one holds it. */
export function claim(wanted: { owner: string; sha256: string; item: string }, lapsed?: string) {
  return ({ holder }: OriginalClaim): OriginalEvent[] => {
    if (holder === wanted.item) return [];
    if (holder !== undefined && holder !== lapsed) throw new Refusal('conflict', 'held', 'These bytes are in the vault already.', { by: holder });
    const released: OriginalEvent[] = holder === undefined ? [] : [{ type: 'OriginalReleased', data: { ...wanted, item: holder } }];
    return [...released, { type: 'OriginalClaimed', data: wanted }];
  };
}
