// Original file: proto/kloak/identity/v1/identity.proto

import type { Admin as _kloak_identity_v1_Admin, Admin__Output as _kloak_identity_v1_Admin__Output } from '../../../kloak/identity/v1/Admin.ts';
import type { AdminChange as _kloak_identity_v1_AdminChange, AdminChange__Output as _kloak_identity_v1_AdminChange__Output } from '../../../kloak/identity/v1/AdminChange.ts';

export interface ListAdminsResponse {
  'admins'?: (_kloak_identity_v1_Admin)[];
  /**
   * At most 50.
   */
  'changes'?: (_kloak_identity_v1_AdminChange)[];
  /**
   * The caller may change who is an admin only with the password.
   */
  'passwordNeeded'?: (boolean);
}

export interface ListAdminsResponse__Output {
  'admins': (_kloak_identity_v1_Admin__Output)[];
  /**
   * At most 50.
   */
  'changes': (_kloak_identity_v1_AdminChange__Output)[];
  /**
   * The caller may change who is an admin only with the password.
   */
  'passwordNeeded': (boolean);
}
