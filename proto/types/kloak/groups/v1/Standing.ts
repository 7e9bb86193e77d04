// Original file: proto/kloak/groups/v1/groups.proto


/**
 * How the caller stands to a group.
 */
export interface Standing {
  'isMember'?: (boolean);
  'isAdmin'?: (boolean);
  'isOwner'?: (boolean);
  'isInvited'?: (boolean);
  'isRequester'?: (boolean);
}

/**
 * How the caller stands to a group.
 */
export interface Standing__Output {
  'isMember': (boolean);
  'isAdmin': (boolean);
  'isOwner': (boolean);
  'isInvited': (boolean);
  'isRequester': (boolean);
}
