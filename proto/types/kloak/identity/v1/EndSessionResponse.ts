// Original file: proto/kloak/identity/v1/identity.proto


export interface EndSessionResponse {
}

export interface EndSessionResponse__Output {
}
