// Original file: proto/kloak/identity/v1/identity.proto


export interface ChangeAvatarRequest {
  /**
   * A new id; the bytes stand under the incoming key of it and the caller.
   */
  'avatar'?: (string);
}

export interface ChangeAvatarRequest__Output {
  /**
   * A new id; the bytes stand under the incoming key of it and the caller.
   */
  'avatar': (string);
}
