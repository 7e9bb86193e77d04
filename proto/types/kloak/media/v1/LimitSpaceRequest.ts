// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface LimitSpaceRequest {
  'owner'?: (string);
  'maxBytes'?: (number | string | Long);
  /**
   * Of which state of the plan it is a limit.
   */
  'ofChanges'?: (number);
}

export interface LimitSpaceRequest__Output {
  'owner': (string);
  'maxBytes': (number);
  /**
   * Of which state of the plan it is a limit.
   */
  'ofChanges': (number);
}
