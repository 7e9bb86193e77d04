// Original file: proto/kloak/chat/v1/chat.proto


export interface LeaveGroupResponse {
}

export interface LeaveGroupResponse__Output {
}
