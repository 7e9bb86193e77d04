// Original file: proto/kloak/social/v1/events.proto

import type { ReportedKind as _kloak_social_v1_ReportedKind, ReportedKind__Output as _kloak_social_v1_ReportedKind__Output } from '../../../kloak/social/v1/ReportedKind.ts';

/**
 * report:{id} — what a member told the admins of a person, or of what a person shared or said.
 */
export interface ReportMade {
  'report'?: (string);
  'reporter'?: (string);
  'kind'?: (_kloak_social_v1_ReportedKind);
  /**
   * Id of what it is about.
   */
  'thing'?: (string);
  /**
   * The person whom it is about: of a thing, its owner or writer.
   */
  'owner'?: (string);
  'text'?: (string);
}

/**
 * report:{id} — what a member told the admins of a person, or of what a person shared or said.
 */
export interface ReportMade__Output {
  'report': (string);
  'reporter': (string);
  'kind': (_kloak_social_v1_ReportedKind__Output);
  /**
   * Id of what it is about.
   */
  'thing': (string);
  /**
   * The person whom it is about: of a thing, its owner or writer.
   */
  'owner': (string);
  'text': (string);
}
