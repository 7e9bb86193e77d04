// Original file: proto/kloak/media/v1/media.proto


export interface ListPostsByIdRequest {
  'items'?: (string)[];
  /**
   * The group to which they were posted, where they are shown in its posts: what the caller sees through it needs no look at other groups.
   */
  'group'?: (string);
  '_group'?: "group";
}

export interface ListPostsByIdRequest__Output {
  'items': (string)[];
  /**
   * The group to which they were posted, where they are shown in its posts: what the caller sees through it needs no look at other groups.
   */
  'group'?: (string);
  '_group'?: "group";
}
