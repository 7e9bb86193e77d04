// What the uploads take: the general one all kinds that the vault knows, others, which have calls of their own, some kinds alone.
import { turnedDown } from './checked.ts';
import { anyFiles, type UploadRules } from './uploads.ts';

const onlyImages = 'Files must be jpg or png format and you cannot upload more than 50 photos at once.';

export const uploadFlows = {
  UPLOAD_FLOW_UNSPECIFIED: anyFiles,
  ONLY_VIDEOS: { ...anyFiles, takes: ({ kind }) => kind === 'VIDEO' },
  ONLY_IMAGES: {
    limits: [{ max: 50, counts: () => true, code: 'too-many-images', message: onlyImages }],
    takes: ({ type }) => type === 'image/jpeg' || type === 'image/png',
    unsupported: turnedDown('unsupported', onlyImages, 'unsupported').fault,
  },
  ONE_VIDEO: {
    ...anyFiles,
    takes: ({ type }) => type === 'video/mp4' || type === 'video/quicktime',
    unsupported: turnedDown('unsupported', 'File type is unsupported. Please upload a MP4 or MOV video.', 'unsupported').fault,
  },
} as const satisfies Record<string, UploadRules>;
