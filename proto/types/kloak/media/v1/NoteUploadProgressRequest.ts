// Original file: proto/kloak/media/v1/media.proto


export interface NoteUploadProgressRequest {
  'incomingKey'?: (string);
  /**
   * 0–99.
   */
  'percent'?: (number);
}

export interface NoteUploadProgressRequest__Output {
  'incomingKey': (string);
  /**
   * 0–99.
   */
  'percent': (number);
}
