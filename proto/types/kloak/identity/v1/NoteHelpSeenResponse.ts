// Original file: proto/kloak/identity/v1/identity.proto


export interface NoteHelpSeenResponse {
}

export interface NoteHelpSeenResponse__Output {
}
