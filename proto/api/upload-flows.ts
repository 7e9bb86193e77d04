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
  summary: 'The same as uploadFilesV2, of videos alone.',
  describesFiles: true,
  body: z.object({ allFiles: z.array(declaredFile).min(1), profileId: me }),
  answer: z.strictObject({ uploadId, promises, allVideos, allPosts }),
});

export const uploadAll = call({
  method: 'POST',
  path: '/api/post/uploadAll',
  who: 'signed-in',
  summary: 'Answers signed forms for all files, then for their previews; each file is published, into the album where one is named, as soon as it has arrived.',
  describesFiles: true,
  body: anyMedia,
  answer: opened,
});

export const uploadImages = call({
  method: 'POST',
  path: '/api/image/uploadImages',
  who: 'signed-in',
  summary: 'The same as uploadAll, of at most 100 JPEG and PNG images.',
  describesFiles: true,
  body: onlyImages,
  answer: opened,
});

export const uploadVideo = call({
  method: 'POST',
  path: '/api/video/uploadfiles',
  who: 'signed-in',
  summary: 'Answers a signed form for one MP4 or MOV video, and one for its thumbnail; the video is published as soon as it has arrived.',
  describesFiles: true,
  body: oneVideo,
  answer: z.strictObject({ uploadId, promises, data: z.strictObject({ _id: z.string() }) }),
});

export const checkFileSize = call({
  method: 'POST',
  path: '/api/upload/checkFileSize',
  who: 'signed-in',
  summary: "How many bytes have arrived under a key of the caller's own upload.",
  body: z.object({ key: storageKey }),
  answer: z.strictObject({ fileSize: z.int().min(0) }),
});

export const retrieveConvertKey = call({
  method: 'POST',
  path: '/api/upload/retrieve-convert-key',
  who: 'signed-in',
  summary: 'No keys: the vault itself converts what browsers do not play.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ keys: z.array(z.string()) }),
});
