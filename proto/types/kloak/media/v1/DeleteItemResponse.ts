// Original file: proto/kloak/media/v1/media.proto


export interface DeleteItemResponse {
}

export interface DeleteItemResponse__Output {
}
