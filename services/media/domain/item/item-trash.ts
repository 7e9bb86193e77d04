// Trash: a deleted item can be restored by its owner until it is purged.
import { Refusal } from '@kloak/platform/errors.ts';
import type { ItemDetails } from './details.ts';
import { albumsOf, evolveItem, type Item, type ItemEvent, type ItemTimes, publish, readableRenditionsOf, sortKeyOf } from './item.ts';
import { changeDetails } from './item-details.ts';

/** Moves the item to the trash at `trashedAt`, ISO 8601 UTC. No-op if it is not published. */
export function trash(trashedAt: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published') return [];
    const { item, owner, kind, size } = state.original;
    const { privacy, category } = state.said;
    return [{ type: 'ItemTrashed', data: { item, owner, privacy, category, kind, albums: albumsOf(state), size, trashedAt } }];
  };
}

/** More than anyone restores one item by hand; the stream must stay short. */
const maxRestores = 100;

/** Restores the item unchanged. No-op if it is not in the trash. Refuses: 409 `too-many-changes`. */
export function restore(state: Item): ItemEvent[] {
  if (state.status !== 'trashed') return [];
  if (state.restores >= maxRestores) throw new Refusal('conflict', 'too-many-changes', 'This was restored too often.');
  const { original, said, albums } = state;
  const { item, owner, kind, size } = original;
  const { privacy, category } = said;
  return [{ type: 'ItemRestored', data: { item, owner, privacy, category, kind, albums: [...albums], size, ...sortKeyOf(state) } }];
}

/**
 * Publishes this item in place of another file with the same bytes. Publishes it if nobody did yet; restores it from the trash for the owner of that
 * file.
 */
export function publishInstead(details: ItemDetails, fileName: string, came: ItemTimes) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'trashed') return publish(details, fileName, came)(state);
    const restored = restore(state);
    return [...restored, ...changeDetails({ privacy: details.privacy })(restored.reduce(evolveItem, state))];
  };
}

/** Purges the item; no-op if it is not in the trash. */
export function purge(state: Item): ItemEvent[] {
  if (state.status !== 'trashed') return [];
  const { item, owner, sha256, size, key } = state.original;
  const keys = [key, ...readableRenditionsOf(state).map((rendition) => rendition.key)];
  return [{ type: 'ItemPurged', data: { item, owner, sha256, size, keys, trashedAt: state.trashedAt } }];
}

/** Purges an item in any state, without time in the trash. */
export function discard(at: string) {
  return (state: Item): ItemEvent[] => {
    const trashed = trash(at)(state);
    return [...trashed, ...purge(trashed.reduce(evolveItem, state))];
  };
}

/** Purges the item after its time in the trash, unless it was restored since. */
export function purgeSince(trashedAt: string | undefined) {
  return (state: Item): ItemEvent[] => (state.status === 'trashed' && state.trashedAt === trashedAt ? purge(state) : []);
}
