import { deleted, type RecordedEvent } from '@kloak/platform/fold.ts';
import type { View } from '@kloak/platform/ports/store.ts';

/** An upload that is not closed: its space is reserved, and from `open` on its files are promised; a `cancelled` one has files that are still being checked. */
export type UploadDoc = { upload: string; owner: string; state: 'reserved' | 'open' | 'cancelled'; bytes: number; items: string[]; since: string };

function ids(event: RecordedEvent): string[] {
  switch (event.type) {
    case 'SpaceReserved':
    case 'UploadOpened':
    case 'UploadCancelled':
    case 'UploadClosed':
      return [event.data.upload];
    default:
      return [];
  }
}

function fold(doc: UploadDoc | undefined, event: RecordedEvent): UploadDoc | typeof deleted | undefined {
  switch (event.type) {
    case 'SpaceReserved': {
      const { upload, owner, bytes } = event.data;
      return { upload, owner, state: 'reserved', bytes, items: [], since: event.at };
    }
    case 'UploadOpened':
      return doc && { ...doc, state: 'open', items: event.data.files.map(({ item }) => item) };
    case 'UploadCancelled':
      return doc && { ...doc, state: 'cancelled' };
    case 'UploadClosed':
      return deleted;
    default:
      return doc;
  }
}

/** One document per upload that is not closed, by its id. Index `waiting`: those of a state, the oldest first. */
export const uploads: View<UploadDoc> = {
  name: 'uploads',
  version: 2,
  reads: { media: ['SpaceReserved', 'UploadOpened', 'UploadCancelled', 'UploadClosed'] },
  indexes: { waiting: { equals: ['state'], sort: 'since', order: 'oldest' } },
  ids,
  fold,
};
