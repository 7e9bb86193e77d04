// Original file: proto/kloak/media/v1/events.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';
import type { Long } from '@grpc/proto-loader';

export interface ItemPublished {
  'item'?: (string);
  'owner'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'title'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'category'?: (string);
  'fileName'?: (string);
  'key'?: (string);
  'size'?: (number | string | Long);
  'type'?: (string);
  /**
   * ISO 8601. Files that are published together follow each other by a millisecond, in the order of the list. Absent in older events: the
   * time of the commit is meant.
   */
  'publishedAt'?: (string);
  /**
   * By what those of one moment are sorted: when its upload began, and a millisecond for each file that was chosen before it. ISO 8601; absent in older events.
   */
  'chosenAt'?: (string);
  '_publishedAt'?: "publishedAt";
  '_chosenAt'?: "chosenAt";
}

export interface ItemPublished__Output {
  'item': (string);
  'owner': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'title': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'category': (string);
  'fileName': (string);
  'key': (string);
  'size': (number);
  'type': (string);
  /**
   * ISO 8601. Files that are published together follow each other by a millisecond, in the order of the list. Absent in older events: the
   * time of the commit is meant.
   */
  'publishedAt'?: (string);
  /**
   * By what those of one moment are sorted: when its upload began, and a millisecond for each file that was chosen before it. ISO 8601; absent in older events.
   */
  'chosenAt'?: (string);
  '_publishedAt'?: "publishedAt";
  '_chosenAt'?: "chosenAt";
}
