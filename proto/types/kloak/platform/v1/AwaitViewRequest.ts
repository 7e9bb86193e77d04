// Original file: proto/kloak/platform/v1/log.proto


export interface AwaitViewRequest {
  /**
   * The view's name.
   */
  'view'?: (string);
}

export interface AwaitViewRequest__Output {
  /**
   * The view's name.
   */
  'view': (string);
}
