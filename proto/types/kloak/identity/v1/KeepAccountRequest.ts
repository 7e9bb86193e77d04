// Original file: proto/kloak/identity/v1/identity.proto


export interface KeepAccountRequest {
}

export interface KeepAccountRequest__Output {
}
