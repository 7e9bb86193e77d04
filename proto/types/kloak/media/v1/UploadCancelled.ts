// Original file: proto/kloak/media/v1/events.proto


/**
 * Its owner wants none of what is not published: its files end, each as soon as nobody checks its bytes.
 */
export interface UploadCancelled {
  'upload'?: (string);
  'owner'?: (string);
}

/**
 * Its owner wants none of what is not published: its files end, each as soon as nobody checks its bytes.
 */
export interface UploadCancelled__Output {
  'upload': (string);
  'owner': (string);
}
