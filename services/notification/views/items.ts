import type { ItemFacts } from '@kloak/access/policy.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { batchOf, beginsSharing } from './batches.ts';

export type ItemDoc = ItemFacts & {
  id: string;
  /** It failed: nobody but its owner is shown it. */
  failed: boolean;
  /** Its owner deleted it, and may have it back: nobody is shown it. */
  trashed: boolean;
  /** The family may see it. */
  shown: boolean;
  /** With what else the family is told of it, and since when it was shared first: ISO 8601 UTC; both empty until it was. */
  batch: string;
  at: string;
};

const byItem = ({ data: { item } }: { data: { item: string } }) => [item];
const withShown = (doc: Omit<ItemDoc, 'shown'>): ItemDoc => ({ ...doc, shown: isShared(doc.privacy) && !doc.failed && !doc.trashed });
/** Told once: what was private in between is no news again. */
const since = (doc: ItemDoc | undefined, event: Parameters<typeof batchOf>[0] & Parameters<typeof beginsSharing>[0]) =>
  beginsSharing(event) && !doc?.batch ? { batch: batchOf(event), at: event.at } : {};

/** One document for each item that is published or in the trash: who may see it now, and with what else it is told. Index `inBatch`: of one batch what the family sees, the newest first. */
export const items = strictView<ItemDoc>({
  name: 'items',
  foldVersion: 3,
  touched: { media: { item: ['stream'] } },
  indexes: { inBatch: { equals: ['batch', 'shown'], sort: 'at', order: 'newest' } },
  on: {
    media: {
      ItemPublished: {
        ids: byItem,
        fold: (doc, event, id) => {
          const { owner, privacy } = event.data;
          return withShown({ id, owner, privacy, failed: doc?.failed ?? false, trashed: false, batch: '', at: '', ...since(doc, event) });
        },
      },
      ItemDetailsChanged: change(byItem, (doc, event) => withShown({ ...doc, privacy: event.data.privacy, ...since(doc, event) })),
      // It may come before it is published.
      ItemFailed: {
        ids: byItem,
        fold: (doc, { data: { owner } }, id) => ({ ...(doc ?? { id, owner, privacy: '', trashed: false, batch: '', at: '' }), failed: true, shown: false }),
      },
      ItemTriedAgain: change(byItem, (doc) => withShown({ ...doc, failed: false })),
      ItemTrashed: change(byItem, (doc) => withShown({ ...doc, trashed: true })),
      ItemRestored: change(byItem, (doc, { data }) => withShown({ ...doc, trashed: false, privacy: data.privacy })),
      ItemPurged: change(byItem, () => deleted),
    },
  },
});
