// Original file: proto/kloak/social/v1/social.proto

import type { Report as _kloak_social_v1_Report, Report__Output as _kloak_social_v1_Report__Output } from '../../../kloak/social/v1/Report.ts';

export interface ReportResponse {
  'report'?: (_kloak_social_v1_Report | null);
}

export interface ReportResponse__Output {
  'report': (_kloak_social_v1_Report__Output | null);
}
