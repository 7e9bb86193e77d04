// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * It cannot be made, whatever is tried.
 */
export interface GroupBannerNotRendered {
  'group'?: (string);
  'banner'?: (string);
  'by'?: (string);
  /**
   * A code of proto/rules/group-banners.ts.
   */
  'reason'?: (string);
}

/**
 * It cannot be made, whatever is tried.
 */
export interface GroupBannerNotRendered__Output {
  'group': (string);
  'banner': (string);
  'by': (string);
  /**
   * A code of proto/rules/group-banners.ts.
   */
  'reason': (string);
}
