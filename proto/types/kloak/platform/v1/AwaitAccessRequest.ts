// Original file: proto/kloak/platform/v1/log.proto


export interface AwaitAccessRequest {
}

export interface AwaitAccessRequest__Output {
}
