// Original file: proto/kloak/groups/v1/groups.proto


export interface CreatePostRequest {
  'group'?: (string);
  'text'?: (string);
  'items'?: (string)[];
  /**
   * The album whose items these are.
   */
  'album'?: (string);
  '_album'?: "album";
}

export interface CreatePostRequest__Output {
  'group': (string);
  'text': (string);
  'items': (string)[];
  /**
   * The album whose items these are.
   */
  'album'?: (string);
  '_album'?: "album";
}
