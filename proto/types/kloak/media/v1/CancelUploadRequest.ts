// Original file: proto/kloak/media/v1/media.proto


export interface CancelUploadRequest {
  'upload'?: (string);
}

export interface CancelUploadRequest__Output {
  'upload': (string);
}
