// Original file: proto/kloak/groups/v1/groups.proto


export interface CreatePostRequest {
  'group'?: (string);
  'text'?: (string);
  'items'?: (string)[];
  /**
   * In their place an album of the caller's, of what it holds now.
   */
  'album'?: (string);
  '_album'?: "album";
}

export interface CreatePostRequest__Output {
  'group': (string);
  'text': (string);
  'items': (string)[];
  /**
   * In their place an album of the caller's, of what it holds now.
   */
  'album'?: (string);
  '_album'?: "album";
}
