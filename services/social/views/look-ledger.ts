import { view } from '@kloak/platform/view.ts';

/** A look of an admin at an item of a member's, at a time (ISO 8601 UTC). */
export type LookDoc = { id: string; owner: string; item: string; by: string; at: string };

/** Ledger of admins' looks: one document each, with ids only. */
export const lookLedger = view<LookDoc>({
  name: 'look-ledger',
  foldVersion: 1,
  indexes: { byOwner: { equals: ['owner'], sort: 'at', order: 'newest' } },
  on: {
    social: {
      ItemLookedAt: {
        ids: ({ lane, seq, index }) => [`${lane}.${seq}.${index}`],
        fold: (_doc, { at, data: { owner, item, by } }, id) => ({ id, owner, item, by, at }),
      },
    },
  },
});
