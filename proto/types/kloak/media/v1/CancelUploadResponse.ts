// Original file: proto/kloak/media/v1/media.proto


export interface CancelUploadResponse {
}

export interface CancelUploadResponse__Output {
}
