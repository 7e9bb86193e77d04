// Original file: proto/kloak/groups/v1/groups.proto


export interface TrashGroupRequest {
  'group'?: (string);
  /**
   * As it is shown, but for spaces around it.
   */
  'name'?: (string);
}

export interface TrashGroupRequest__Output {
  'group': (string);
  /**
   * As it is shown, but for spaces around it.
   */
  'name': (string);
}
