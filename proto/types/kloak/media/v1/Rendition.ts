// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

export interface Rendition {
  'key'?: (string);
  'width'?: (number);
  'height'?: (number);
  'type'?: (string);
  'size'?: (number | string | Long);
}

export interface Rendition__Output {
  'key': (string);
  'width': (number);
  'height': (number);
  'type': (string);
  'size': (number);
}
