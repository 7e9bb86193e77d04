import { change, view } from '@kloak/platform/view.ts';

/** Bytes of one vault, as its owner is shown them. `trashed`: how many items are in the trash, and those bytes of `used` that they take. */
export type UsageDoc = { used: number; reserved: number; trashed: { items: number; bytes: number } };

export const noUsage: UsageDoc = { used: 0, reserved: 0, trashed: { items: 0, bytes: 0 } };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];

const inTrash = (doc: UsageDoc, by: 1 | -1, size: number): UsageDoc => ({
  ...doc,
  trashed: { items: doc.trashed.items + by, bytes: doc.trashed.bytes + by * size },
});

/**
 * One document per owner. It runs ahead of the ledger, which guards the limit and settles a moment after the item was published:
 * so who published sees at once that the bytes are used.
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
      // What has no size here was purged at once.
      ItemTrashed: change(byOwner, (doc, { data: { size } }) => (size === undefined ? doc : inTrash(doc, 1, size))),
      ItemRestored: change(byOwner, (doc, { data: { size } }) => inTrash(doc, -1, size)),
      // So its owner sees at once that the space is free.
      ItemPurged: change(byOwner, (doc, { data: { size, trashedAt } }) => ({
        ...(trashedAt === undefined ? doc : inTrash(doc, -1, size)),
        used: doc.used - size,
      })),
      SpaceSettled: {
        ids: byOwner,
        // What is charged was counted when it was published.
        fold: (doc = noUsage, { data }) => ({ ...doc, reserved: doc.reserved - (data.released - data.charged) }),
      },
    },
  },
});
