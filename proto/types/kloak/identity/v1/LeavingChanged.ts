// Original file: proto/kloak/identity/v1/events.proto

import type { ListedAdmin as _kloak_identity_v1_ListedAdmin, ListedAdmin__Output as _kloak_identity_v1_ListedAdmin__Output } from '../../../kloak/identity/v1/ListedAdmin.ts';
import type { LeavingAccount as _kloak_identity_v1_LeavingAccount, LeavingAccount__Output as _kloak_identity_v1_LeavingAccount__Output } from '../../../kloak/identity/v1/LeavingAccount.ts';

/**
 * An account that is no admin is about to be deleted, or is kept.
 */
export interface LeavingChanged {
  'account'?: (string);
  /**
   * As in `AdminAdded`.
   */
  'admins'?: (_kloak_identity_v1_ListedAdmin)[];
  /**
   * As in `AdminAdded`.
   */
  'leaving'?: (_kloak_identity_v1_LeavingAccount)[];
}

/**
 * An account that is no admin is about to be deleted, or is kept.
 */
export interface LeavingChanged__Output {
  'account': (string);
  /**
   * As in `AdminAdded`.
   */
  'admins': (_kloak_identity_v1_ListedAdmin__Output)[];
  /**
   * As in `AdminAdded`.
   */
  'leaving': (_kloak_identity_v1_LeavingAccount__Output)[];
}
