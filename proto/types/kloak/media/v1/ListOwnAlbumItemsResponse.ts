// Original file: proto/kloak/media/v1/media.proto


export interface ListOwnAlbumItemsResponse {
  /**
   * The oldest first.
   */
  'items'?: (string)[];
}

export interface ListOwnAlbumItemsResponse__Output {
  /**
   * The oldest first.
   */
  'items': (string)[];
}
