import { change, view } from '@kloak/platform/view.ts';

/** Bytes of one vault, as its owner is shown them. */
export type UsageDoc = { used: number; reserved: number };

export const noUsage: UsageDoc = { used: 0, reserved: 0 };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];

/**
 * One document per owner. It runs ahead of the ledger, which guards the limit and settles a moment after the item was published:
 * so who published sees at once that the bytes are used.
 */
export const usage = view<UsageDoc>({
  name: 'usage',
  foldVersion: 1,
  on: {
    media: {
      SpaceReserved: {
        ids: byOwner,
        fold: ({ used, reserved } = noUsage, { data }) => ({ used, reserved: reserved + data.bytes }),
      },
      ItemPublished: {
        ids: byOwner,
        fold: ({ used, reserved } = noUsage, { data }) => ({ used: used + data.size, reserved: reserved - data.size }),
      },
      // So its owner sees at once that the space is free.
      ItemPurged: change(byOwner, ({ used, reserved }, { data }) => ({ used: used - data.size, reserved })),
      SpaceSettled: {
        ids: byOwner,
        // What is charged was counted when it was published.
        fold: ({ used, reserved } = noUsage, { data }) => ({ used, reserved: reserved - (data.released - data.charged) }),
      },
    },
  },
});
