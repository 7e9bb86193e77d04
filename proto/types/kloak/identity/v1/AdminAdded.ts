// Original file: proto/kloak/identity/v1/events.proto

import type { ListedAdmin as _kloak_identity_v1_ListedAdmin, ListedAdmin__Output as _kloak_identity_v1_ListedAdmin__Output } from '../../../kloak/identity/v1/ListedAdmin.ts';
import type { LeavingAccount as _kloak_identity_v1_LeavingAccount, LeavingAccount__Output as _kloak_identity_v1_LeavingAccount__Output } from '../../../kloak/identity/v1/LeavingAccount.ts';

/**
 * admins:vault — who is an admin. Each event carries the running state: only the newest is read.
 */
export interface AdminAdded {
  'account'?: (string);
  /**
   * The admin who gave the rights; empty when the setting KLOAK_ADMIN_EMAIL did.
   */
  'by'?: (string);
  /**
   * Those who are admins now, oldest first.
   */
  'admins'?: (_kloak_identity_v1_ListedAdmin)[];
  /**
   * Those whose accounts are about to be deleted, who cannot become admins. Absent from what an earlier build wrote: none.
   */
  'leaving'?: (_kloak_identity_v1_LeavingAccount)[];
}

/**
 * admins:vault — who is an admin. Each event carries the running state: only the newest is read.
 */
export interface AdminAdded__Output {
  'account': (string);
  /**
   * The admin who gave the rights; empty when the setting KLOAK_ADMIN_EMAIL did.
   */
  'by': (string);
  /**
   * Those who are admins now, oldest first.
   */
  'admins': (_kloak_identity_v1_ListedAdmin__Output)[];
  /**
   * Those whose accounts are about to be deleted, who cannot become admins. Absent from what an earlier build wrote: none.
   */
  'leaving': (_kloak_identity_v1_LeavingAccount__Output)[];
}
