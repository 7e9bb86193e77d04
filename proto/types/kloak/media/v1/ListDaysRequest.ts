// Original file: proto/kloak/media/v1/media.proto


export interface ListDaysRequest {
}

export interface ListDaysRequest__Output {
}
