// Original file: proto/kloak/groups/v1/groups.proto


export interface MarkReadResponse {
}

export interface MarkReadResponse__Output {
}
