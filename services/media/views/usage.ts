import type { RecordedEvent } from '@kloak/platform/fold.ts';
import type { View } from '@kloak/platform/ports/store.ts';

/** Bytes of one vault, as its owner is shown them. */
export type UsageDoc = { used: number; reserved: number };

function ids(event: RecordedEvent): string[] {
  return event.type === 'SpaceReserved' || event.type === 'SpaceSettled' || event.type === 'ItemPublished' ? [event.data.owner] : [];
}

function fold(doc: UsageDoc = { used: 0, reserved: 0 }, event: RecordedEvent): UsageDoc {
  switch (event.type) {
    case 'SpaceReserved':
      return { ...doc, reserved: doc.reserved + event.data.bytes };
    case 'ItemPublished':
      return { used: doc.used + event.data.size, reserved: doc.reserved - event.data.size };
    case 'SpaceSettled':
      // What is charged was counted when it was published.
      return { ...doc, reserved: doc.reserved - (event.data.released - event.data.charged) };
    default:
      return doc;
  }
}

/**
 * One document per owner. It runs ahead of the ledger, which guards the limit and settles a moment after the item was published:
 * so who published sees at once that the bytes are used.
 */
export const usage: View<UsageDoc> = {
  name: 'usage',
  version: 1,
  reads: { media: ['SpaceReserved', 'SpaceSettled', 'ItemPublished'] },
  indexes: {},
  ids,
  fold,
};
