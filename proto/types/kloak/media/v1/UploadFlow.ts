// Original file: proto/kloak/media/v1/media.proto

/**
 * What one upload takes: the rules are in proto/rules/upload-flows.ts.
 */
export const UploadFlow = {
  UPLOAD_FLOW_UNSPECIFIED: 'UPLOAD_FLOW_UNSPECIFIED',
  ONLY_VIDEOS: 'ONLY_VIDEOS',
  ONLY_IMAGES: 'ONLY_IMAGES',
  ONE_VIDEO: 'ONE_VIDEO',
} as const;

/**
 * What one upload takes: the rules are in proto/rules/upload-flows.ts.
 */
export type UploadFlow =
  | 'UPLOAD_FLOW_UNSPECIFIED'
  | 0
  | 'ONLY_VIDEOS'
  | 1
  | 'ONLY_IMAGES'
  | 2
  | 'ONE_VIDEO'
  | 3

/**
 * What one upload takes: the rules are in proto/rules/upload-flows.ts.
 */
export type UploadFlow__Output = typeof UploadFlow[keyof typeof UploadFlow]
