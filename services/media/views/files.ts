import { change, strictView } from '@kloak/platform/view.ts';
import type { ItemKind } from '@kloak/proto/types/media.ts';
import { captureTimeOfFile, type FileDate, offsetOf } from '../domain/item/file-date.ts';

/** A declared file with its progress. */
export type FileDoc = {
  item: string;
  owner: string;
  upload: string;
  fileName: string;
  /** Bytes, as reserved. */
  size: number;
  kind: ItemKind;
  incomingKey: string;
  key: string;
  progress: 'expected' | 'arrived' | 'checked' | 'rejected' | 'duplicated' | 'published' | 'deleted';
  /** Reason of the rejection. */
  reason?: string;
  /** Item with the same bytes. */
  of?: string;
  /** Date for a file whose bytes have none. */
  taken?: FileDate;
  /** Offset of the sender's clock, east positive, if known. */
  offsetMinutes?: number;
  /** See ItemPublished. Absent in events of earlier builds. */
  chosenAt?: string;
};

const byItem = ({ data }: { data: { item: string } }) => [data.item];

/** One document per declared file, by its item's id. Index `same`: duplicates of an item, by progress. */
export const files = strictView<FileDoc>({
  name: 'files',
  foldVersion: 3,
  // An unreadable upload does not reveal its items, so documents of its owner and missing ones become doubtful.
  touched: { media: { item: ['stream'], upload: ['home', { test: (_id, doc) => doc === undefined }] } },
  indexes: { same: { equals: ['of', 'progress'], sort: 'item', order: 'newest' } },
  on: {
    media: {
      UploadOpened: {
        ids: ({ data }) => data.files.map(({ item }) => item),
        fold(doc, { data, at }, id) {
          const index = data.files.findIndex(({ item }) => item === id);
          const file = data.files[index];
          if (!file) return doc;
          const { item, owner, fileName, size, kind, incomingKey, key } = file;
          const taken = captureTimeOfFile(file.lastModified, at);
          const offsetMinutes = offsetOf(file.lastModified);
          const chosenAt = new Date(Date.parse(at) + index).toISOString();
          const told = { ...(taken && { taken }), ...(offsetMinutes !== undefined && { offsetMinutes }), chosenAt };
          return { item, owner, upload: data.upload, fileName, size, kind, incomingKey, key, progress: 'expected', ...told };
        },
      },
      ItemArrived: change(byItem, (doc) => ({ ...doc, progress: 'arrived' })),
      ItemChecked: change(byItem, (doc) => ({ ...doc, progress: 'checked' })),
      ItemRejected: change(byItem, (doc, { data }) => ({ ...doc, progress: 'rejected', reason: data.reason })),
      ItemDuplicated: change(byItem, (doc, { data }) => ({ ...doc, progress: 'duplicated', of: data.of })),
      ItemPublished: change(byItem, (doc) => ({ ...doc, progress: 'published' })),
      ItemTrashed: change(byItem, (doc) => ({ ...doc, progress: 'deleted' })),
      ItemRestored: change(byItem, (doc) => ({ ...doc, progress: 'published' })),
    },
  },
  redact: (doc, person) => (doc.owner === person ? { ...doc, fileName: '' } : doc),
});

/** True if the bytes are not checked yet. */
export function isUnchecked({ progress }: FileDoc): boolean {
  return progress === 'expected' || progress === 'arrived';
}
