// Original file: proto/kloak/social/v1/social.proto


export interface ReportRequest {
  'report'?: (string);
}

export interface ReportRequest__Output {
  'report': (string);
}
