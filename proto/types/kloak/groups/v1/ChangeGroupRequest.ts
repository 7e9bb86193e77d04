// Original file: proto/kloak/groups/v1/groups.proto


export interface ChangeGroupRequest {
  'group'?: (string);
  /**
   * What is not there stays.
   */
  'name'?: (string);
  'description'?: (string);
  'hidden'?: (boolean);
  /**
   * An image of the caller's, to make the picture of the group of; empty: it is to have none.
   */
  'image'?: (string);
  '_name'?: "name";
  '_description'?: "description";
  '_hidden'?: "hidden";
  '_image'?: "image";
}

export interface ChangeGroupRequest__Output {
  'group': (string);
  /**
   * What is not there stays.
   */
  'name'?: (string);
  'description'?: (string);
  'hidden'?: (boolean);
  /**
   * An image of the caller's, to make the picture of the group of; empty: it is to have none.
   */
  'image'?: (string);
  '_name'?: "name";
  '_description'?: "description";
  '_hidden'?: "hidden";
  '_image'?: "image";
}
