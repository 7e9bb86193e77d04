// Original file: proto/kloak/media/v1/media.proto


export interface GetUsageRequest {
}

export interface GetUsageRequest__Output {
}
