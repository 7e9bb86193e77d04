// Original file: proto/kloak/social/v1/social.proto

import type { Report as _kloak_social_v1_Report, Report__Output as _kloak_social_v1_Report__Output } from '../../../kloak/social/v1/Report.ts';

export interface ListReportsResponse {
  'reports'?: (_kloak_social_v1_Report)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListReportsResponse__Output {
  'reports': (_kloak_social_v1_Report__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
