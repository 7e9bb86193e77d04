// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * banner-job:{banner} — making the picture of a group of an image of `by`.
 * It stands under the keys of this banner.
 */
export interface GroupBannerRendered {
  'group'?: (string);
  'banner'?: (string);
  'by'?: (string);
}

/**
 * banner-job:{banner} — making the picture of a group of an image of `by`.
 * It stands under the keys of this banner.
 */
export interface GroupBannerRendered__Output {
  'group': (string);
  'banner': (string);
  'by': (string);
}
