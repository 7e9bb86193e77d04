// Original file: proto/kloak/identity/v1/identity.proto


export interface RegisterRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  /**
   * The token of the link in an invite's mail. One that is expired or not ours is passed over.
   */
  'invite'?: (string);
  /**
   * The person agreed with the terms. Absent from clients that do not ask.
   */
  'terms'?: (boolean);
  '_invite'?: "invite";
  '_terms'?: "terms";
}

export interface RegisterRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
  /**
   * The token of the link in an invite's mail. One that is expired or not ours is passed over.
   */
  'invite'?: (string);
  /**
   * The person agreed with the terms. Absent from clients that do not ask.
   */
  'terms'?: (boolean);
  '_invite'?: "invite";
  '_terms'?: "terms";
}
