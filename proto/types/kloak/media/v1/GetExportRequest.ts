// Original file: proto/kloak/media/v1/media.proto


export interface GetExportRequest {
}

export interface GetExportRequest__Output {
}
