// Original file: proto/kloak/social/v1/social.proto

import type { Look as _kloak_social_v1_Look, Look__Output as _kloak_social_v1_Look__Output } from '../../../kloak/social/v1/Look.ts';

export interface AskedLook {
  'report'?: (string);
  'item'?: (string);
  'at'?: (string);
  'look'?: (_kloak_social_v1_Look);
  'until'?: (string);
  '_until'?: "until";
}

export interface AskedLook__Output {
  'report': (string);
  'item': (string);
  'at': (string);
  'look': (_kloak_social_v1_Look__Output);
  'until'?: (string);
  '_until'?: "until";
}
