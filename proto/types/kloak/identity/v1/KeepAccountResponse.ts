// Original file: proto/kloak/identity/v1/identity.proto


export interface KeepAccountResponse {
}

export interface KeepAccountResponse__Output {
}
