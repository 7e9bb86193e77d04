// Original file: proto/kloak/platform/v1/log.proto

import type { LaneTail as _kloak_platform_v1_LaneTail, LaneTail__Output as _kloak_platform_v1_LaneTail__Output } from '../../../kloak/platform/v1/LaneTail.ts';

export interface TailsResponse {
  'tails'?: (_kloak_platform_v1_LaneTail)[];
  /**
   * Random; made with the log, and anew when a backup of it is taken back.
   */
  'log'?: (string);
  /**
   * So many lanes the log has; 0 from builds that do not tell.
   */
  'lanes'?: (number);
}

export interface TailsResponse__Output {
  'tails': (_kloak_platform_v1_LaneTail__Output)[];
  /**
   * Random; made with the log, and anew when a backup of it is taken back.
   */
  'log': (string);
  /**
   * So many lanes the log has; 0 from builds that do not tell.
   */
  'lanes': (number);
}
