// Original file: proto/kloak/platform/v1/log.proto


export interface AwaitViewResponse {
}

export interface AwaitViewResponse__Output {
}
