// Original file: proto/kloak/identity/v1/identity.proto


export interface GetServiceTokenRequest {
}

export interface GetServiceTokenRequest__Output {
}
