// An item in the albums of its owner: it tells itself which of them hold it.
import type { Decision } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { checkChanges } from './changes.ts';
import { type Item, type ItemEvent, placeOf } from './item.ts';

/** More albums than this do not hold one item: each of its events names them all. */
const maxAlbums = 100;

/** An album of its owner holds it from now on; once. Nothing where it is not published. Refuses: 409 `too-many-albums`, `too-many-changes`. */
export function addToAlbum(album: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published' || state.albums.includes(album)) return [];
    if (state.albums.length >= maxAlbums) throw new Refusal('conflict', 'too-many-albums', `A photo or video can be in at most ${maxAlbums} albums.`);
    checkChanges(state.changes);
    const { item, owner, kind } = state.original;
    return [{ type: 'ItemAddedToAlbum', data: { item, owner, album, kind, privacy: state.said.privacy, ...placeOf(state) } }];
  };
}

/** The album holds it no longer. Nothing where it does not. */
export function removeFromAlbum(album: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published' || !state.albums.includes(album)) return [];
    const { item, owner, kind } = state.original;
    return [{ type: 'ItemRemovedFromAlbum', data: { item, owner, album, kind, privacy: state.said.privacy } }];
  };
}

/** The same decision, as long as an album holds the item. */
export function whileIn(album: string, decision: Decision<Item, ItemEvent>): Decision<Item, ItemEvent> {
  return (state) => (state.status === 'published' && state.albums.includes(album) ? decision(state) : []);
}
