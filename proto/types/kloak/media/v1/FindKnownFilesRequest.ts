// Original file: proto/kloak/media/v1/media.proto


export interface FindKnownFilesRequest {
  /**
   * SHA-256 in lower-case hex; at most 100.
   */
  'hashes'?: (string)[];
}

export interface FindKnownFilesRequest__Output {
  /**
   * SHA-256 in lower-case hex; at most 100.
   */
  'hashes': (string)[];
}
