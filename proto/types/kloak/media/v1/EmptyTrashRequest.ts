// Original file: proto/kloak/media/v1/media.proto


export interface EmptyTrashRequest {
}

export interface EmptyTrashRequest__Output {
}
