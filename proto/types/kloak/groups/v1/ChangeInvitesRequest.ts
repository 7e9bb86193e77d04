// Original file: proto/kloak/groups/v1/groups.proto


export interface ChangeInvitesRequest {
  'group'?: (string);
  /**
   * At most 50 each.
   */
  'invite'?: (string)[];
  'withdraw'?: (string)[];
}

export interface ChangeInvitesRequest__Output {
  'group': (string);
  /**
   * At most 50 each.
   */
  'invite': (string)[];
  'withdraw': (string)[];
}
