// Original file: proto/kloak/social/v1/social.proto

import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';
import type { ReportedKind as _kloak_social_v1_ReportedKind, ReportedKind__Output as _kloak_social_v1_ReportedKind__Output } from '../../../kloak/social/v1/ReportedKind.ts';
import type { Look as _kloak_social_v1_Look, Look__Output as _kloak_social_v1_Look__Output } from '../../../kloak/social/v1/Look.ts';

export interface Report {
  'id'?: (string);
  /**
   * Absent in one's own.
   */
  'reporter'?: (_kloak_social_v1_Profile | null);
  /**
   * The person whom it is about.
   */
  'owner'?: (_kloak_social_v1_Profile | null);
  'kind'?: (_kloak_social_v1_ReportedKind);
  'text'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'at'?: (string);
  /**
   * When it was closed, and what the admin said; absent while it is open.
   */
  'closedAt'?: (string);
  'note'?: (string);
  /**
   * Who closed it; admins are told.
   */
  'closedBy'?: (_kloak_social_v1_Profile | null);
  'look'?: (_kloak_social_v1_Look);
  /**
   * Until when admins may look.
   */
  'lookUntil'?: (string);
  '_reporter'?: "reporter";
  '_closedAt'?: "closedAt";
  '_note'?: "note";
  '_closedBy'?: "closedBy";
  '_lookUntil'?: "lookUntil";
}

export interface Report__Output {
  'id': (string);
  /**
   * Absent in one's own.
   */
  'reporter'?: (_kloak_social_v1_Profile__Output | null);
  /**
   * The person whom it is about.
   */
  'owner': (_kloak_social_v1_Profile__Output | null);
  'kind': (_kloak_social_v1_ReportedKind__Output);
  'text': (string);
  /**
   * ISO 8601 UTC.
   */
  'at': (string);
  /**
   * When it was closed, and what the admin said; absent while it is open.
   */
  'closedAt'?: (string);
  'note'?: (string);
  /**
   * Who closed it; admins are told.
   */
  'closedBy'?: (_kloak_social_v1_Profile__Output | null);
  'look': (_kloak_social_v1_Look__Output);
  /**
   * Until when admins may look.
   */
  'lookUntil'?: (string);
  '_reporter'?: "reporter";
  '_closedAt'?: "closedAt";
  '_note'?: "note";
  '_closedBy'?: "closedBy";
  '_lookUntil'?: "lookUntil";
}
