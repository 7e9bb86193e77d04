// Original file: proto/kloak/media/v1/media.proto


export interface RestoreTrashRequest {
}

export interface RestoreTrashRequest__Output {
}
