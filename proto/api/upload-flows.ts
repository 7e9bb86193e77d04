import { z } from 'zod';
import { call } from './call.ts';
import { anyMedia, oneVideo, onlyImages } from './shapes/arrival-fields.ts';
import { me, storageKey } from './shapes/fields.ts';
import { opened } from './shapes/opened-upload.ts';
import { declaredFile } from './shapes/upload-fields.ts';

const { uploadId, promises, allVideos, allPosts } = opened.shape;

export const uploadConvertedFiles = call({
  method: 'POST',
  path: '/api/upload/uploadConvertedFiles',
  who: 'signed-in',
  summary: 'Same as uploadFilesV2, for videos only.',
  describesFiles: true,
  body: z.object({ allFiles: z.array(declaredFile).min(1), profileId: me }),
  answer: z.strictObject({ uploadId, promises, allVideos, allPosts }),
});

export const uploadAll = call({
  method: 'POST',
  path: '/api/post/uploadAll',
  who: 'signed-in',
  summary: 'Returns signed forms for all files, then for their previews. Each file is published on arrival, into the album if one is given.',
  describesFiles: true,
  body: anyMedia,
  answer: opened,
});

export const uploadImages = call({
  method: 'POST',
  path: '/api/image/uploadImages',
  who: 'signed-in',
  summary: 'Same as uploadAll, for at most 100 JPEG and PNG images.',
  describesFiles: true,
  body: onlyImages,
  answer: opened,
});

export const uploadVideo = call({
  method: 'POST',
  path: '/api/video/uploadfiles',
  who: 'signed-in',
  summary: 'Returns signed forms for one MP4 or MOV video and its thumbnail. The video is published on arrival.',
  describesFiles: true,
  body: oneVideo,
  answer: z.strictObject({ uploadId, promises, data: z.strictObject({ _id: z.string() }) }),
});

export const checkFileSize = call({
  method: 'POST',
  path: '/api/upload/checkFileSize',
  who: 'signed-in',
  summary: "Returns the number of bytes that have arrived under a key of the caller's own upload.",
  body: z.object({ key: storageKey }),
  answer: z.strictObject({ fileSize: z.int().min(0) }),
});

export const retrieveConvertKey = call({
  method: 'POST',
  path: '/api/upload/retrieve-convert-key',
  who: 'signed-in',
  summary: 'Returns no keys: the server itself converts videos that browsers cannot play.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ keys: z.array(z.string()) }),
});
