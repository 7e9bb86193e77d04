// Original file: proto/kloak/identity/v1/events.proto


/**
 * The refresh token of `generation - 1` was used and its successor handed out.
 */
export interface SessionRefreshed {
  'session'?: (string);
  'account'?: (string);
  'generation'?: (number);
}

/**
 * The refresh token of `generation - 1` was used and its successor handed out.
 */
export interface SessionRefreshed__Output {
  'session': (string);
  'account': (string);
  'generation': (number);
}
