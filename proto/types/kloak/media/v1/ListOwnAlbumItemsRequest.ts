// Original file: proto/kloak/media/v1/media.proto


export interface ListOwnAlbumItemsRequest {
  'album'?: (string);
}

export interface ListOwnAlbumItemsRequest__Output {
  'album': (string);
}
