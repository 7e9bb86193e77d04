import type { ItemFacts } from '@kloak/access/policy.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { batchOf, beginsSharing } from './batches.ts';
import { type EventStamp, positionOfEvent } from './entry.ts';

export type ItemDoc = ItemFacts & {
  id: string;
  isVideo: boolean;
  /** Rendering failed: only the owner sees the item. */
  failed: boolean;
  /** Time of the first rendition visible to others, ISO 8601 UTC; empty before, and after a failure. */
  drawnAt: string;
  /** Position of the event with its first renditions. */
  drawnPlace?: Position | undefined;
  /** Deleted but restorable: nobody sees the item. */
  trashed: boolean;
  /** The family may see it, and there is something to see. */
  shown: boolean;
  /** `batch`: entry that covers the item; `at`: time of first sharing, ISO 8601 UTC. Both are empty before. */
  batch: string;
  at: string;
  /** Id of what the owner shared together with it; empty before. */
  story: string;
  /** Since when the family sees it: the later of `at` and `drawnAt`. */
  visibleAt: string;
};

const byItem = ({ data: { item } }: { data: { item: string } }) => [item];
const unpublished = { privacy: '', isVideo: false, failed: false, drawnAt: '', trashed: false, batch: '', at: '', story: '' };
const laterOf = (one: string, other: string) => (other > one ? other : one);
const withShown = (doc: Omit<ItemDoc, 'shown' | 'visibleAt'>): ItemDoc => ({
  ...doc,
  visibleAt: laterOf(doc.at, doc.drawnAt),
  shown: isShared(doc.privacy) && !doc.failed && !doc.trashed && doc.drawnAt !== '',
});
/** Previews exist before an item is published. */
const drawn = {
  ids: byItem,
  fold(doc: ItemDoc | undefined, event: EventStamp & { data: { owner: string } }, id: string) {
    const { at, data } = event;
    const before = doc ?? { ...unpublished, id, owner: data.owner };
    return withShown({ ...before, ...(before.drawnAt === '' && { drawnAt: at, drawnPlace: positionOfEvent(event) }) });
  },
};
/** Set once: an item that was private in between is no news again. */
const since = (doc: ItemDoc | undefined, event: Parameters<typeof batchOf>[0] & Parameters<typeof beginsSharing>[0]) =>
  beginsSharing(event) && !doc?.batch ? { batch: batchOf(event), at: event.at } : {};

/**
 * One document for each item with renditions, published or in the trash: its visibility and its entry. Index `inBatch`: items of one batch that the
 * family sees, newest first; `inStory`: of one story, the last visible one first.
 */
export const items = strictView<ItemDoc>({
  name: 'items',
  foldVersion: 6,
  touched: { media: { item: ['stream'] } },
  indexes: {
    inBatch: { equals: ['batch', 'shown'], sort: 'at', order: 'newest' },
    inStory: { equals: ['story', 'shown'], sort: 'visibleAt', order: 'newest' },
  },
  on: {
    media: {
      ItemPublished: {
        ids: byItem,
        fold: (doc, event, id) => {
          const { owner, privacy, kind } = event.data;
          return withShown({ ...unpublished, ...doc, id, owner, privacy, isVideo: kind === 'VIDEO', trashed: false, ...since(doc, event) });
        },
      },
      ItemJoinedStory: change(byItem, (doc, { data: { story } }) => ({ ...doc, story })),
      ItemDetailsChanged: change(byItem, (doc, event) => withShown({ ...doc, privacy: event.data.privacy, ...since(doc, event) })),
      // May precede the publication.
      ItemFailed: {
        ids: byItem,
        fold: (doc, { data: { owner } }, id) => withShown({ ...unpublished, ...doc, id, owner, failed: true, drawnAt: '' }),
      },
      ItemPreviewed: drawn,
      ItemThumbnailsRendered: drawn,
      ItemRendered: drawn,
      ItemTriedAgain: change(byItem, (doc) => withShown({ ...doc, failed: false })),
      ItemTrashed: change(byItem, (doc) => withShown({ ...doc, trashed: true })),
      ItemRestored: change(byItem, (doc, { data }) => withShown({ ...doc, trashed: false, privacy: data.privacy })),
      ItemRejected: change(byItem, () => deleted),
      ItemDuplicated: change(byItem, () => deleted),
      ItemPurged: change(byItem, () => deleted),
    },
  },
});

/** Reads which of these items are videos. */
export async function videosAmong(reader: ViewReader<ItemDoc>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await reader.getMany([...new Set(ids)])).filter(({ isVideo }) => isVideo).map(({ id }) => id));
}
