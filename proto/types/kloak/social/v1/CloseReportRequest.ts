// Original file: proto/kloak/social/v1/social.proto


export interface CloseReportRequest {
  'report'?: (string);
  'note'?: (string);
}

export interface CloseReportRequest__Output {
  'report': (string);
  'note': (string);
}
