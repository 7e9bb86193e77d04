// Original file: proto/kloak/media/v1/media.proto


export interface NoteWatchedRequest {
  'item'?: (string);
}

export interface NoteWatchedRequest__Output {
  'item': (string);
}
