// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * The original cannot be rendered, whatever is tried; or nobody tries any longer what failed by a fault of the machine (`gave-up`).
 */
export interface JobFailed {
  'item'?: (string);
  'owner'?: (string);
  /**
   * A code of proto/rules/failures.ts.
   */
  'reason'?: (string);
}

/**
 * The original cannot be rendered, whatever is tried; or nobody tries any longer what failed by a fault of the machine (`gave-up`).
 */
export interface JobFailed__Output {
  'item': (string);
  'owner': (string);
  /**
   * A code of proto/rules/failures.ts.
   */
  'reason': (string);
}
