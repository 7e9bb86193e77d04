// Original file: proto/kloak/identity/v1/identity.proto


export interface ProvePasswordResponse {
}

export interface ProvePasswordResponse__Output {
}
