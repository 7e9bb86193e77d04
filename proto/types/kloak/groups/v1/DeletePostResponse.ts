// Original file: proto/kloak/groups/v1/groups.proto


export interface DeletePostResponse {
}

export interface DeletePostResponse__Output {
}
