// Original file: proto/kloak/media/v1/events.proto


/**
 * Nothing more is expected: all files are settled, or the time is over.
 */
export interface UploadClosed {
  'upload'?: (string);
  'owner'?: (string);
}

/**
 * Nothing more is expected: all files are settled, or the time is over.
 */
export interface UploadClosed__Output {
  'upload': (string);
  'owner': (string);
}
