// Arrival and check of an item's bytes, and its end before publication.
import type { Arrival, Item, ItemEvent, Original } from './item.ts';

/** Records arrived bytes. Other bytes under the same key start a new check, if the first are not checked yet. */
export function arrive(arrival: Arrival) {
  return (state: Item): ItemEvent[] => {
    const news = state.status === 'none' || (state.status === 'arrived' && state.arrival.etag !== arrival.etag);
    return news ? [{ type: 'ItemArrived', data: arrival }] : [];
  };
}

/** Records the result of a check of the bytes with this ETag. No-op if other bytes arrived meanwhile, or the result is recorded already. */
function found(etag: string, event: ItemEvent) {
  return (state: Item): ItemEvent[] => (state.status === 'arrived' && state.arrival.etag === etag ? [event] : []);
}

/** Records that the bytes are accepted and stored under their key. */
export function check(etag: string, original: Original) {
  return found(etag, { type: 'ItemChecked', data: original });
}

/** Rejects the bytes: unsupported, not of the declared size, gone, or not checkable after all attempts. */
export function reject(etag: string, { item, owner }: Arrival, reason: 'unsupported' | 'wrong-size' | 'gone' | 'gave-up') {
  return found(etag, { type: 'ItemRejected', data: { item, owner, reason } });
}

/** The same bytes are in the vault already, as the item `of`. */
export function duplicate(etag: string, { item, owner }: Arrival, of: string) {
  return found(etag, { type: 'ItemDuplicated', data: { item, owner, of } });
}

/** Ends an item that never arrived or was never published. A running check decides by itself. */
export function abandon({ item, owner }: { item: string; owner: string }) {
  return (state: Item): ItemEvent[] => {
    const over = state.status === 'none' || state.status === 'checked';
    return over ? [{ type: 'ItemRejected', data: { item, owner, reason: 'abandoned' } }] : [];
  };
}

/** Ends an item whose check failed for good. */
export function giveUp({ item, owner }: { item: string; owner: string }) {
  return (state: Item): ItemEvent[] => (state.status === 'arrived' ? [{ type: 'ItemRejected', data: { item, owner, reason: 'gave-up' } }] : []);
}
