// Original file: proto/kloak/media/v1/media.proto


export interface RemoveFromAlbumRequest {
  'album'?: (string);
  'items'?: (string)[];
}

export interface RemoveFromAlbumRequest__Output {
  'album': (string);
  'items': (string)[];
}
