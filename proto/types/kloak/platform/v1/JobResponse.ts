// Original file: proto/kloak/platform/v1/log.proto


export interface JobResponse {
}

export interface JobResponse__Output {
}
