// Original file: proto/kloak/identity/v1/events.proto


/**
 * The registration was given up halfway; the account can never register any more.
 */
export interface Abandoned {
  'account'?: (string);
}

/**
 * The registration was given up halfway; the account can never register any more.
 */
export interface Abandoned__Output {
  'account': (string);
}
