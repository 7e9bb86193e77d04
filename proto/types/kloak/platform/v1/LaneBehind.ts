// Original file: proto/kloak/platform/v1/log.proto

import type { Long } from '@grpc/proto-loader';

export interface LaneBehind {
  /**
   * The name of a view, or `reactions`.
   */
  'what'?: (string);
  /**
   * The service whose log it is.
   */
  'source'?: (string);
  'lane'?: (number);
  /**
   * So many commits.
   */
  'commits'?: (number | string | Long);
}

export interface LaneBehind__Output {
  /**
   * The name of a view, or `reactions`.
   */
  'what': (string);
  /**
   * The service whose log it is.
   */
  'source': (string);
  'lane': (number);
  /**
   * So many commits.
   */
  'commits': (number);
}
