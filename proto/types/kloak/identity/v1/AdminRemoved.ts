// Original file: proto/kloak/identity/v1/events.proto

import type { ListedAdmin as _kloak_identity_v1_ListedAdmin, ListedAdmin__Output as _kloak_identity_v1_ListedAdmin__Output } from '../../../kloak/identity/v1/ListedAdmin.ts';
import type { LeavingAccount as _kloak_identity_v1_LeavingAccount, LeavingAccount__Output as _kloak_identity_v1_LeavingAccount__Output } from '../../../kloak/identity/v1/LeavingAccount.ts';

export interface AdminRemoved {
  'account'?: (string);
  /**
   * The admin who took the rights back, who may be the same.
   */
  'by'?: (string);
  'admins'?: (_kloak_identity_v1_ListedAdmin)[];
  /**
   * As in `AdminAdded`.
   */
  'leaving'?: (_kloak_identity_v1_LeavingAccount)[];
}

export interface AdminRemoved__Output {
  'account': (string);
  /**
   * The admin who took the rights back, who may be the same.
   */
  'by': (string);
  'admins': (_kloak_identity_v1_ListedAdmin__Output)[];
  /**
   * As in `AdminAdded`.
   */
  'leaving': (_kloak_identity_v1_LeavingAccount__Output)[];
}
