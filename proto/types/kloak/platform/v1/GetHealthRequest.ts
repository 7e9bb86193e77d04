// Original file: proto/kloak/platform/v1/log.proto


export interface GetHealthRequest {
}

export interface GetHealthRequest__Output {
}
