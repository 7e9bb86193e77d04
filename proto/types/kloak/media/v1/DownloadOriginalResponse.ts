// Original file: proto/kloak/media/v1/media.proto


export interface DownloadOriginalResponse {
  'key'?: (string);
  'fileName'?: (string);
}

export interface DownloadOriginalResponse__Output {
  'key': (string);
  'fileName': (string);
}
