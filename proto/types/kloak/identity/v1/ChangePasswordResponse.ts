// Original file: proto/kloak/identity/v1/identity.proto


export interface ChangePasswordResponse {
}

export interface ChangePasswordResponse__Output {
}
