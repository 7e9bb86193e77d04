// Events of one photograph of Anna's, for tests of the domain.
import type { ItemEvent } from '../domain/item/item.ts';

type EventOf<Type extends ItemEvent['type']> = Extract<ItemEvent, { type: Type }>;

export const arrival = { item: 'i1', owner: 'anna', upload: 'u1', incomingKey: 'incoming/u1/i1', etag: 'e1', size: 10 };
export const original = {
  item: 'i1',
  owner: 'anna',
  key: 'original/anna/i1',
  sha256: 'f00',
  size: 10,
  type: 'image/jpeg',
  kind: 'IMAGE',
  fileName: 'Lake.jpg',
} as const;
export const rendered = { item: 'i1', owner: 'anna', width: 4, height: 3, thumbhash: 'abc', renditions: [], albums: [] };
export const noon = '2026-06-01T12:00:00.000Z';
export const details = { title: '', description: 'At the lake', privacy: 'FAMILY_ONLY', category: 'FILM' } as const;

export const arrived: ItemEvent = { type: 'ItemArrived', data: arrival };
export const checked: ItemEvent = { type: 'ItemChecked', data: original };
export const rejected: ItemEvent = { type: 'ItemRejected', data: { item: 'i1', owner: 'anna', reason: 'unsupported' } };
export const abandoned: ItemEvent = { type: 'ItemRejected', data: { item: 'i1', owner: 'anna', reason: 'abandoned' } };
export const duplicated: ItemEvent = { type: 'ItemDuplicated', data: { item: 'i1', owner: 'anna', of: 'i0' } };
export const published: EventOf<'ItemPublished'> = {
  type: 'ItemPublished',
  data: {
    item: 'i1',
    owner: 'anna',
    kind: 'IMAGE',
    title: 'Lake',
    description: 'At the lake',
    privacy: 'FAMILY_ONLY',
    category: 'FILM',
    fileName: 'Lake.jpg',
    key: 'original/anna/i1',
    size: 10,
    type: 'image/jpeg',
    publishedAt: noon,
  },
};
export const shown: ItemEvent = { type: 'ItemRendered', data: rendered };

export const itemDetails = { title: 'Lake', description: 'At the lake', privacy: 'FAMILY_ONLY', category: 'FILM' } as const;
export const changed = (more: Partial<{ title: string; description: string; privacy: 'PRIVATE' }>): EventOf<'ItemDetailsChanged'> => ({
  type: 'ItemDetailsChanged',
  data: { item: 'i1', owner: 'anna', ...itemDetails, ...more, privacyBefore: 'FAMILY_ONLY', categoryBefore: 'FILM', kind: 'IMAGE', albums: [] },
});
export const trashedFrom = (...albums: string[]): EventOf<'ItemTrashed'> => ({
  type: 'ItemTrashed',
  data: { item: 'i1', owner: 'anna', privacy: 'FAMILY_ONLY', category: 'FILM', kind: 'IMAGE', albums, size: 10, trashedAt: noon },
});
export const trashed = trashedFrom();
export const purged = (...keys: string[]): ItemEvent => ({
  type: 'ItemPurged',
  data: { item: 'i1', owner: 'anna', sha256: 'f00', size: 10, keys: ['original/anna/i1', ...keys], trashedAt: noon },
});
export const restoredInto = (...albums: string[]): EventOf<'ItemRestored'> => ({
  type: 'ItemRestored',
  data: { item: 'i1', owner: 'anna', privacy: 'FAMILY_ONLY', category: 'FILM', kind: 'IMAGE', albums, size: 10, takenLocal: undefined, publishedAt: noon },
});
export const restored = restoredInto();
export const small = { key: 'rendition/anna/i1/320.webp', width: 320, height: 240, type: 'image/webp', size: 4 };
export const shownSmall: ItemEvent = { type: 'ItemRendered', data: { ...rendered, renditions: [small] } };

export const added = (album: string, more: object = {}): ItemEvent => ({
  type: 'ItemAddedToAlbum',
  data: { item: 'i1', owner: 'anna', album, kind: 'IMAGE', privacy: 'FAMILY_ONLY', takenLocal: undefined, publishedAt: noon, ...more },
});
export const takenOut = (album: string): ItemEvent => ({
  type: 'ItemRemovedFromAlbum',
  data: { item: 'i1', owner: 'anna', album, kind: 'IMAGE', privacy: 'FAMILY_ONLY' },
});
