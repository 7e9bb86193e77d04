// Original file: proto/kloak/social/v1/social.proto


export interface ListLikesResponse {
  /**
   * Ids of members.
   */
  'likes'?: (string)[];
  'total'?: (number);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListLikesResponse__Output {
  /**
   * Ids of members.
   */
  'likes': (string)[];
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
