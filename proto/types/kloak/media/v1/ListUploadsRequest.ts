// Original file: proto/kloak/media/v1/media.proto


export interface ListUploadsRequest {
}

export interface ListUploadsRequest__Output {
}
