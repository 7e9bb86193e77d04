// Original file: proto/kloak/groups/v1/groups.proto


export interface CancelRequestResponse {
}

export interface CancelRequestResponse__Output {
}
