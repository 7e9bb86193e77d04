// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

/**
 * An upload of which something is neither published nor given up.
 */
export interface UploadUnderWay {
  'upload'?: (string);
  /**
   * When its space was reserved. ISO 8601 UTC.
   */
  'since'?: (string);
  /**
   * Of the files that are neither published nor given up: how many there are, and how many of them have come; their bytes; the names of the first few.
   */
  'files'?: (number);
  'arrived'?: (number);
  'bytes'?: (number | string | Long);
  'fileNames'?: (string)[];
  /**
   * Bytes of it have come in the last ten minutes.
   */
  'goesOn'?: (boolean);
}

/**
 * An upload of which something is neither published nor given up.
 */
export interface UploadUnderWay__Output {
  'upload': (string);
  /**
   * When its space was reserved. ISO 8601 UTC.
   */
  'since': (string);
  /**
   * Of the files that are neither published nor given up: how many there are, and how many of them have come; their bytes; the names of the first few.
   */
  'files': (number);
  'arrived': (number);
  'bytes': (number);
  'fileNames': (string)[];
  /**
   * Bytes of it have come in the last ten minutes.
   */
  'goesOn': (boolean);
}
