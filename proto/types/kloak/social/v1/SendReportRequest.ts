// Original file: proto/kloak/social/v1/social.proto

import type { ReportedKind as _kloak_social_v1_ReportedKind, ReportedKind__Output as _kloak_social_v1_ReportedKind__Output } from '../../../kloak/social/v1/ReportedKind.ts';

export interface SendReportRequest {
  'kind'?: (_kloak_social_v1_ReportedKind);
  'thing'?: (string);
  'text'?: (string);
}

export interface SendReportRequest__Output {
  'kind': (_kloak_social_v1_ReportedKind__Output);
  'thing': (string);
  'text': (string);
}
