// Original file: proto/kloak/media/v1/media.proto


export interface GetSharingRequest {
}

export interface GetSharingRequest__Output {
}
