// Original file: proto/kloak/identity/v1/identity.proto


export interface GetAccountRequest {
}

export interface GetAccountRequest__Output {
}
