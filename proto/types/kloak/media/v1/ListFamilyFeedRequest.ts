// Original file: proto/kloak/media/v1/media.proto


export interface ListFamilyFeedRequest {
}

export interface ListFamilyFeedRequest__Output {
}
