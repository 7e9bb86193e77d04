// Original file: proto/kloak/media/v1/events.proto


/**
 * Not any longer.
 */
export interface DownloadsWithdrawn {
  'owner'?: (string);
}

/**
 * Not any longer.
 */
export interface DownloadsWithdrawn__Output {
  'owner': (string);
}
