// Original file: proto/kloak/media/v1/media.proto


export interface ChooseAlbumCoverRequest {
  'album'?: (string);
  'item'?: (string);
}

export interface ChooseAlbumCoverRequest__Output {
  'album': (string);
  'item': (string);
}
