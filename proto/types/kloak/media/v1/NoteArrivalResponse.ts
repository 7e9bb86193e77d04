// Original file: proto/kloak/media/v1/media.proto


export interface NoteArrivalResponse {
}

export interface NoteArrivalResponse__Output {
}
