// Original file: proto/kloak/platform/v1/log.proto

import type { LaneBehind as _kloak_platform_v1_LaneBehind, LaneBehind__Output as _kloak_platform_v1_LaneBehind__Output } from '../../../kloak/platform/v1/LaneBehind.ts';
import type { ParkedJob as _kloak_platform_v1_ParkedJob, ParkedJob__Output as _kloak_platform_v1_ParkedJob__Output } from '../../../kloak/platform/v1/ParkedJob.ts';
import type { WaitingMails as _kloak_platform_v1_WaitingMails, WaitingMails__Output as _kloak_platform_v1_WaitingMails__Output } from '../../../kloak/platform/v1/WaitingMails.ts';

export interface GetHealthResponse {
  /**
   * What keeps it from serving, and what does not, in words: as `/readyz` tells them.
   */
  'problems'?: (string)[];
  'warnings'?: (string)[];
  /**
   * Of the build that runs.
   */
  'version'?: (string);
  /**
   * What has not taken all commits of a lane, that which is most behind first; at most 100.
   */
  'behind'?: (_kloak_platform_v1_LaneBehind)[];
  /**
   * Jobs that kept failing, newest parked first: at most 50 that send mails, and 50 others.
   */
  'parked'?: (_kloak_platform_v1_ParkedJob)[];
  /**
   * There are others that send no mails.
   */
  'moreParked'?: (boolean);
  /**
   * Absent from a service that sends no mails by jobs.
   */
  'mails'?: (_kloak_platform_v1_WaitingMails | null);
  '_mails'?: "mails";
}

export interface GetHealthResponse__Output {
  /**
   * What keeps it from serving, and what does not, in words: as `/readyz` tells them.
   */
  'problems': (string)[];
  'warnings': (string)[];
  /**
   * Of the build that runs.
   */
  'version': (string);
  /**
   * What has not taken all commits of a lane, that which is most behind first; at most 100.
   */
  'behind': (_kloak_platform_v1_LaneBehind__Output)[];
  /**
   * Jobs that kept failing, newest parked first: at most 50 that send mails, and 50 others.
   */
  'parked': (_kloak_platform_v1_ParkedJob__Output)[];
  /**
   * There are others that send no mails.
   */
  'moreParked': (boolean);
  /**
   * Absent from a service that sends no mails by jobs.
   */
  'mails'?: (_kloak_platform_v1_WaitingMails__Output | null);
  '_mails'?: "mails";
}
