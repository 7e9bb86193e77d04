// Original file: proto/kloak/platform/v1/log.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Mails of a service that are not sent.
 */
export interface WaitingMails {
  /**
   * So many are to be sent.
   */
  'waiting'?: (number | string | Long);
  /**
   * ISO 8601 UTC: since then the oldest of them waits.
   */
  'since'?: (string);
  /**
   * So many could not be sent, and wait for an admin.
   */
  'parked'?: (number | string | Long);
  '_since'?: "since";
}

/**
 * Mails of a service that are not sent.
 */
export interface WaitingMails__Output {
  /**
   * So many are to be sent.
   */
  'waiting': (number);
  /**
   * ISO 8601 UTC: since then the oldest of them waits.
   */
  'since'?: (string);
  /**
   * So many could not be sent, and wait for an admin.
   */
  'parked': (number);
  '_since'?: "since";
}
