// Original file: proto/kloak/identity/v1/identity.proto


export interface ListAdminsRequest {
}

export interface ListAdminsRequest__Output {
}
