// Original file: proto/kloak/identity/v1/identity.proto


export interface MayOperateResponse {
  /**
   * The caller's, for the record of what the admin did.
   */
  'account'?: (string);
}

export interface MayOperateResponse__Output {
  /**
   * The caller's, for the record of what the admin did.
   */
  'account': (string);
}
