// Original file: proto/kloak/media/v1/events.proto

export const ItemKind = {
  ITEM_KIND_UNSPECIFIED: 'ITEM_KIND_UNSPECIFIED',
  IMAGE: 'IMAGE',
  VIDEO: 'VIDEO',
} as const;

export type ItemKind =
  | 'ITEM_KIND_UNSPECIFIED'
  | 0
  | 'IMAGE'
  | 1
  | 'VIDEO'
  | 2

export type ItemKind__Output = typeof ItemKind[keyof typeof ItemKind]
