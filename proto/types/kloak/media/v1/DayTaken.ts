// Original file: proto/kloak/media/v1/media.proto


/**
 * By the camera's clock as it stood; a post whose file tells none counts by the time of its publication (UTC).
 */
export interface DayTaken {
  /**
   * `YYYY-MM-DD`.
   */
  'day'?: (string);
  /**
   * Posts; at least 1.
   */
  'count'?: (number);
}

/**
 * By the camera's clock as it stood; a post whose file tells none counts by the time of its publication (UTC).
 */
export interface DayTaken__Output {
  /**
   * `YYYY-MM-DD`.
   */
  'day': (string);
  /**
   * Posts; at least 1.
   */
  'count': (number);
}
