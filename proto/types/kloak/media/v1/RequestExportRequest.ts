// Original file: proto/kloak/media/v1/media.proto


export interface RequestExportRequest {
  /**
   * The caller's.
   */
  'password'?: (string);
}

export interface RequestExportRequest__Output {
  /**
   * The caller's.
   */
  'password': (string);
}
