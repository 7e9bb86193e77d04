// Original file: proto/kloak/media/v1/media.proto


export interface DownloadOriginalRequest {
  'key'?: (string);
}

export interface DownloadOriginalRequest__Output {
  'key': (string);
}
