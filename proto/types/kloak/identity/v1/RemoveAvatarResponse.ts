// Original file: proto/kloak/identity/v1/identity.proto


export interface RemoveAvatarResponse {
}

export interface RemoveAvatarResponse__Output {
}
