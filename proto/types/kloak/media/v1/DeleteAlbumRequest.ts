// Original file: proto/kloak/media/v1/media.proto


export interface DeleteAlbumRequest {
  'album'?: (string);
  'alsoItems'?: (boolean);
}

export interface DeleteAlbumRequest__Output {
  'album': (string);
  'alsoItems': (boolean);
}
