// Original file: proto/kloak/identity/v1/identity.proto


export interface GetSigningKeysRequest {
}

export interface GetSigningKeysRequest__Output {
}
