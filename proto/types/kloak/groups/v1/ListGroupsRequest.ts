// Original file: proto/kloak/groups/v1/groups.proto


export interface ListGroupsRequest {
}

export interface ListGroupsRequest__Output {
}
