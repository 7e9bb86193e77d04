import type { RecordedEvent } from '@kloak/platform/fold.ts';
import type { View } from '@kloak/platform/ports/store.ts';
import type { ItemKind__Output } from '@kloak/proto/types/kloak/media/v1/ItemKind.ts';

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
  progress: 'expected' | 'arrived' | 'checked' | 'rejected' | 'duplicated' | 'published';
  /** Why it was rejected. */
  reason?: string;
  /** The item that holds the same bytes. */
  of?: string;
};

function ids(event: RecordedEvent): string[] {
  switch (event.type) {
    case 'UploadOpened':
      return event.data.files.map(({ item }) => item);
    case 'ItemArrived':
    case 'ItemChecked':
    case 'ItemRejected':
    case 'ItemDuplicated':
    case 'ItemPublished':
      return [event.data.item];
    default:
      return [];
  }
}

function fold(doc: FileDoc | undefined, event: RecordedEvent, id: string): FileDoc | undefined {
  if (event.type === 'UploadOpened') {
    const file = event.data.files.find(({ item }) => item === id);
    if (!file) return doc;
    const { item, owner, fileName, size, kind, incomingKey, key } = file;
    return { item, owner, upload: event.data.upload, fileName, size, kind, incomingKey, key, progress: 'expected' };
  }
  if (!doc) return undefined;
  switch (event.type) {
    case 'ItemArrived':
      return { ...doc, progress: 'arrived' };
    case 'ItemChecked':
      return { ...doc, progress: 'checked' };
    case 'ItemRejected':
      return { ...doc, progress: 'rejected', reason: event.data.reason };
    case 'ItemDuplicated':
      return { ...doc, progress: 'duplicated', of: event.data.of };
    case 'ItemPublished':
      return { ...doc, progress: 'published' };
    default:
      return doc;
  }
}

/** One document per declared file, by its item's id. */
export const files: View<FileDoc> = {
  name: 'files',
  version: 1,
  reads: { media: ['UploadOpened', 'ItemArrived', 'ItemChecked', 'ItemRejected', 'ItemDuplicated', 'ItemPublished'] },
  indexes: {},
  ids,
  fold,
  redact: (doc, person) => (doc.owner === person ? { ...doc, fileName: '' } : doc),
};
