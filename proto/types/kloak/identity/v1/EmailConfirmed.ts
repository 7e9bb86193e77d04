// Original file: proto/kloak/identity/v1/events.proto


export interface EmailConfirmed {
  'account'?: (string);
  /**
   * As in `Registered`.
   */
  'invite'?: (string);
  '_invite'?: "invite";
}

export interface EmailConfirmed__Output {
  'account': (string);
  /**
   * As in `Registered`.
   */
  'invite'?: (string);
  '_invite'?: "invite";
}
