// Original file: proto/kloak/groups/v1/groups.proto


export interface CreateGroupRequest {
  'name'?: (string);
  'description'?: (string);
  /**
   * At most 50, connections of the caller.
   */
  'invited'?: (string)[];
}

export interface CreateGroupRequest__Output {
  'name': (string);
  'description': (string);
  /**
   * At most 50, connections of the caller.
   */
  'invited': (string)[];
}
