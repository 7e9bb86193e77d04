// Original file: proto/kloak/media/v1/media.proto


export interface NoteArrivalRequest {
  'incomingKey'?: (string);
}

export interface NoteArrivalRequest__Output {
  'incomingKey': (string);
}
