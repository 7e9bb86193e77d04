// Original file: proto/kloak/identity/v1/identity.proto


export interface SignOutResponse {
}

export interface SignOutResponse__Output {
}
