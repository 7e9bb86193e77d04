import { change, strictView } from '@kloak/platform/view.ts';
import type { ItemKind__Output } from '@kloak/proto/types/kloak/media/v1/ItemKind.ts';
import { type FileDate, takenByFile } from '../domain/file-date.ts';

/** A file that was promised a place, and how far it has come. */
export type FileDoc = {
  item: string;
  owner: string;
  upload: string;
  fileName: string;
  /** Bytes, as reserved. */
  size: number;
  kind: ItemKind__Output;
  incomingKey: string;
  key: string;
  progress: 'expected' | 'arrived' | 'checked' | 'rejected' | 'duplicated' | 'published' | 'deleted';
  /** Why it was rejected. */
  reason?: string;
  /** The item that holds the same bytes. */
  of?: string;
  /** When it was taken, unless its bytes tell it. */
  taken?: FileDate;
};

const byItem = ({ data }: { data: { item: string } }) => [data.item];

/** One document per declared file, by its item's id. */
export const files = strictView<FileDoc>({
  name: 'files',
  foldVersion: 2,
  on: {
    media: {
      UploadOpened: {
        ids: ({ data }) => data.files.map(({ item }) => item),
        fold(doc, { data, at }, id) {
          const file = data.files.find(({ item }) => item === id);
          if (!file) return doc;
          const { item, owner, fileName, size, kind, incomingKey, key } = file;
          const taken = takenByFile(file.lastModified, at);
          return { item, owner, upload: data.upload, fileName, size, kind, incomingKey, key, progress: 'expected', ...(taken && { taken }) };
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

/** Whether it is not known yet what its bytes are. */
export function isUnchecked({ progress }: FileDoc): boolean {
  return progress === 'expected' || progress === 'arrived';
}
