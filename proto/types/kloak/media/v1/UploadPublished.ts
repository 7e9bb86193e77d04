// Original file: proto/kloak/media/v1/events.proto


/**
 * The first of its files was published: counted once, however often the publishing is asked for.
 */
export interface UploadPublished {
  'upload'?: (string);
  'owner'?: (string);
}

/**
 * The first of its files was published: counted once, however often the publishing is asked for.
 */
export interface UploadPublished__Output {
  'upload': (string);
  'owner': (string);
}
