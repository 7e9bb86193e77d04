// Rules of the uploads: the general one accepts all known kinds; others, with calls of their own, accept some kinds.
import { faultResult } from '../text/checked.ts';
import { anyFiles, type UploadRules } from './uploads.ts';

/** The specification names two different numbers in its texts; 100 images are accepted. */
const onlyImages = (count: number) => `Files must be jpg or png format and you cannot upload more than ${count} photos at once.`;

export const uploadFlows = {
  UPLOAD_FLOW_UNSPECIFIED: anyFiles,
  ONLY_VIDEOS: { ...anyFiles, takes: ({ kind }) => kind === 'VIDEO' },
  ONLY_IMAGES: {
    limits: [{ max: 100, counts: () => true, code: 'too-many-images', message: onlyImages(50) }],
    takes: ({ type }) => type === 'image/jpeg' || type === 'image/png',
    unsupported: faultResult('unsupported', onlyImages(100), 'unsupported').fault,
  },
  ONE_VIDEO: {
    ...anyFiles,
    takes: ({ type }) => type === 'video/mp4' || type === 'video/quicktime',
    unsupported: faultResult('unsupported', 'File type is unsupported. Please upload a MP4 or MOV video.', 'unsupported').fault,
  },
} as const satisfies Record<string, UploadRules>;
