// Original file: proto/kloak/media/v1/media.proto


export interface AwaitRelationsResponse {
}

export interface AwaitRelationsResponse__Output {
}
