// Original file: proto/kloak/media/v1/media.proto


/**
 * Whose albums: the member of this id; the caller where none is named.
 */
export interface ListAlbumsRequest {
  'owner'?: (string);
  /**
   * As in ListPostsRequest.
   */
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_owner'?: "owner";
  '_before'?: "before";
}

/**
 * Whose albums: the member of this id; the caller where none is named.
 */
export interface ListAlbumsRequest__Output {
  'owner'?: (string);
  /**
   * As in ListPostsRequest.
   */
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_owner'?: "owner";
  '_before'?: "before";
}
