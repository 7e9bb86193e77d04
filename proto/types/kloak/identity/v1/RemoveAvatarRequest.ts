// Original file: proto/kloak/identity/v1/identity.proto


export interface RemoveAvatarRequest {
  'avatar'?: (string);
}

export interface RemoveAvatarRequest__Output {
  'avatar': (string);
}
