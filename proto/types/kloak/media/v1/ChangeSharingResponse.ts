// Original file: proto/kloak/media/v1/media.proto


export interface ChangeSharingResponse {
}

export interface ChangeSharingResponse__Output {
}
