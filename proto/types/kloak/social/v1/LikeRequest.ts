// Original file: proto/kloak/social/v1/social.proto


/**
 * A request names one of both.
 */
export interface LikeRequest {
  'item'?: (string);
  'comment'?: (string);
  '_item'?: "item";
  '_comment'?: "comment";
}

/**
 * A request names one of both.
 */
export interface LikeRequest__Output {
  'item'?: (string);
  'comment'?: (string);
  '_item'?: "item";
  '_comment'?: "comment";
}
