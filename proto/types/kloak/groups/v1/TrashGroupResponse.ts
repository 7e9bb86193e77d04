// Original file: proto/kloak/groups/v1/groups.proto


export interface TrashGroupResponse {
}

export interface TrashGroupResponse__Output {
}
