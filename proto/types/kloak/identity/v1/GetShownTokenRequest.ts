// Original file: proto/kloak/identity/v1/identity.proto


export interface GetShownTokenRequest {
}

export interface GetShownTokenRequest__Output {
}
