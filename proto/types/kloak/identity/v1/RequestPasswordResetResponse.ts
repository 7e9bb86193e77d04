// Original file: proto/kloak/identity/v1/identity.proto


export interface RequestPasswordResetResponse {
}

export interface RequestPasswordResetResponse__Output {
}
