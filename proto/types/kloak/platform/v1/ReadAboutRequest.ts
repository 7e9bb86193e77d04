// Original file: proto/kloak/platform/v1/log.proto

import type { CommitPlace as _kloak_platform_v1_CommitPlace, CommitPlace__Output as _kloak_platform_v1_CommitPlace__Output } from '../../../kloak/platform/v1/CommitPlace.ts';

export interface ReadAboutRequest {
  'person'?: (string);
  /**
   * The first commit sent comes after this place. Absent: from the beginning.
   */
  'after'?: (_kloak_platform_v1_CommitPlace | null);
  'limit'?: (number);
  '_after'?: "after";
}

export interface ReadAboutRequest__Output {
  'person': (string);
  /**
   * The first commit sent comes after this place. Absent: from the beginning.
   */
  'after'?: (_kloak_platform_v1_CommitPlace__Output | null);
  'limit': (number);
  '_after'?: "after";
}
