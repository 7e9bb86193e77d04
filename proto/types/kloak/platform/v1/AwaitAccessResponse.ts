// Original file: proto/kloak/platform/v1/log.proto


export interface AwaitAccessResponse {
  /**
   * So many views it has that access is decided from.
   */
  'views'?: (number);
}

export interface AwaitAccessResponse__Output {
  /**
   * So many views it has that access is decided from.
   */
  'views': (number);
}
