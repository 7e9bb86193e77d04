// Original file: proto/kloak/media/v1/media.proto


export interface AwaitRelationsRequest {
}

export interface AwaitRelationsRequest__Output {
}
