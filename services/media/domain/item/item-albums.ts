// Albums of an item: the item's own stream records which albums contain it.
import type { Decision } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { checkChanges } from './changes.ts';
import { type Item, type ItemEvent, sortKeyOf } from './item.ts';

/** Maximum albums per item, since each of its events lists them all. */
const maxAlbums = 100;

/** Adds the item to an album of its owner; idempotent. No-op if it is not published. Refuses: 409 `too-many-albums`, `too-many-changes`. */
export function addToAlbum(album: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published' || state.albums.includes(album)) return [];
    if (state.albums.length >= maxAlbums) throw new Refusal('conflict', 'too-many-albums', `A photo or video can be in at most ${maxAlbums} albums.`);
    checkChanges(state.changes);
    const { item, owner, kind } = state.original;
    return [{ type: 'ItemAddedToAlbum', data: { item, owner, album, kind, privacy: state.said.privacy, ...sortKeyOf(state) } }];
  };
}

/** Removes the item from the album; no-op if it is not in it. */
export function removeFromAlbum(album: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published' || !state.albums.includes(album)) return [];
    const { item, owner, kind } = state.original;
    return [{ type: 'ItemRemovedFromAlbum', data: { item, owner, album, kind, privacy: state.said.privacy } }];
  };
}

/** Applies the decision only while the item is in the album. */
export function ifInAlbum(album: string, decision: Decision<Item, ItemEvent>): Decision<Item, ItemEvent> {
  return (state) => (state.status === 'published' && state.albums.includes(album) ? decision(state) : []);
}
