// Original file: proto/kloak/social/v1/social.proto


export interface SendReportResponse {
  'report'?: (string);
}

export interface SendReportResponse__Output {
  'report': (string);
}
