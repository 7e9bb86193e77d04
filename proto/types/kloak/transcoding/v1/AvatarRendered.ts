// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * avatar-job:{avatar} — making a member's picture of what was posted.
 * It stands under the key of this avatar.
 */
export interface AvatarRendered {
  'account'?: (string);
  'avatar'?: (string);
}

/**
 * avatar-job:{avatar} — making a member's picture of what was posted.
 * It stands under the key of this avatar.
 */
export interface AvatarRendered__Output {
  'account': (string);
  'avatar': (string);
}
