// Original file: proto/kloak/media/v1/events.proto


/**
 * Its owner chose which of its items stands for it.
 */
export interface AlbumCoverChosen {
  'album'?: (string);
  'owner'?: (string);
  'item'?: (string);
}

/**
 * Its owner chose which of its items stands for it.
 */
export interface AlbumCoverChosen__Output {
  'album': (string);
  'owner': (string);
  'item': (string);
}
