import { change, view } from '@kloak/platform/view.ts';

/** Bytes of one vault, as its owner sees them. `trashed`: number of items in the trash, and their part of `used`. */
export type UsageDoc = { used: number; reserved: number; trashed: { items: number; bytes: number } };

export const noUsage: UsageDoc = { used: 0, reserved: 0, trashed: { items: 0, bytes: 0 } };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];

const inTrash = (doc: UsageDoc, by: 1 | -1, size: number): UsageDoc => ({
  ...doc,
  trashed: { items: doc.trashed.items + by, bytes: doc.trashed.bytes + by * size },
});

/**
 * One document per owner. It counts from the item's events, before the ledger (which guards the limit) settles. So a publisher sees the used bytes at
 * once.
 */
export const usage = view<UsageDoc>({
  name: 'usage',
  foldVersion: 2,
  on: {
    media: {
      SpaceReserved: {
        ids: byOwner,
        fold: (doc = noUsage, { data }) => ({ ...doc, reserved: doc.reserved + data.bytes }),
      },
      ItemPublished: {
        ids: byOwner,
        fold: (doc = noUsage, { data }) => ({ ...doc, used: doc.used + data.size, reserved: doc.reserved - data.size }),
      },
      // Items without a size were purged at once.
      ItemTrashed: change(byOwner, (doc, { data: { size } }) => (size === undefined ? doc : inTrash(doc, 1, size))),
      ItemRestored: change(byOwner, (doc, { data: { size } }) => inTrash(doc, -1, size)),
      // Counted here so that the owner sees the free space at once.
      ItemPurged: change(byOwner, (doc, { data: { size, trashedAt } }) => ({
        ...(trashedAt === undefined ? doc : inTrash(doc, -1, size)),
        used: doc.used - size,
      })),
      SpaceSettled: {
        ids: byOwner,
        // Charged bytes are already counted by the event of publication.
        fold: (doc = noUsage, { data }) => ({ ...doc, reserved: doc.reserved - (data.released - data.charged) }),
      },
    },
  },
});
