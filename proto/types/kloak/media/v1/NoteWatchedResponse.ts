// Original file: proto/kloak/media/v1/media.proto


export interface NoteWatchedResponse {
}

export interface NoteWatchedResponse__Output {
}
