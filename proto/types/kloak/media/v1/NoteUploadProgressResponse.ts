// Original file: proto/kloak/media/v1/media.proto


export interface NoteUploadProgressResponse {
}

export interface NoteUploadProgressResponse__Output {
}
