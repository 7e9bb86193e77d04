// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * The original cannot be rendered, whatever is tried; a fault of the machine parks the job instead.
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
 * The original cannot be rendered, whatever is tried; a fault of the machine parks the job instead.
 */
export interface JobFailed__Output {
  'item': (string);
  'owner': (string);
  /**
   * A code of proto/rules/failures.ts.
   */
  'reason': (string);
}
