// Original file: proto/kloak/transcoding/v1/events.proto

import type { Long } from '@grpc/proto-loader';

export interface RenderedFile {
  'key'?: (string);
  'width'?: (number);
  'height'?: (number);
  'type'?: (string);
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
}

export interface RenderedFile__Output {
  'key': (string);
  'width': (number);
  'height': (number);
  'type': (string);
  /**
   * Bytes.
   */
  'size': (number);
}
