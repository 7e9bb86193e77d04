// Original file: proto/kloak/identity/v1/events.proto


/**
 * Its owner keeps the account.
 */
export interface DeletionWithdrawn {
  'account'?: (string);
}

/**
 * Its owner keeps the account.
 */
export interface DeletionWithdrawn__Output {
  'account': (string);
}
