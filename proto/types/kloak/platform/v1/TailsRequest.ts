// Original file: proto/kloak/platform/v1/log.proto


export interface TailsRequest {
}

export interface TailsRequest__Output {
}
