// Original file: proto/kloak/identity/v1/identity.proto


export interface NoteHelpSeenRequest {
  'help'?: (string);
}

export interface NoteHelpSeenRequest__Output {
  'help': (string);
}
