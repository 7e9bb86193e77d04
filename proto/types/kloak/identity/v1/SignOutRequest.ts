// Original file: proto/kloak/identity/v1/identity.proto


export interface SignOutRequest {
}

export interface SignOutRequest__Output {
}
