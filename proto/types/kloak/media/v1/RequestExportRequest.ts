// Original file: proto/kloak/media/v1/media.proto


export interface RequestExportRequest {
}

export interface RequestExportRequest__Output {
}
