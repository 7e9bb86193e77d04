// Original file: proto/kloak/social/v1/social.proto


export interface AnswerLookRequest {
  'report'?: (string);
  'allow'?: (boolean);
}

export interface AnswerLookRequest__Output {
  'report': (string);
  'allow': (boolean);
}
