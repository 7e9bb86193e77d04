import { checkFileSize, retrieveConvertKey, uploadAll, uploadConvertedFiles, uploadImages, uploadVideo } from '@kloak/proto/api/upload-flows.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { openUploadAnswerOf, openUploadRequestOf } from './opened-upload.ts';

export const uploadFlows: readonly Route[] = [
  route(uploadConvertedFiles, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => openUploadRequestOf(body.allFiles, 'ONLY_VIDEOS'),
    toAnswer(opened) {
      const { uploadId, promises, allVideos, allPosts } = openUploadAnswerOf(opened);
      return { uploadId, promises, allVideos, allPosts };
    },
  }),
  route(uploadAll, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => ({ ...openUploadRequestOf(body.files), album: body.album }),
    toAnswer: openUploadAnswerOf,
  }),
  route(uploadImages, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => ({ ...openUploadRequestOf(body.files, 'ONLY_IMAGES'), album: body.album }),
    toAnswer: openUploadAnswerOf,
  }),
  route(uploadVideo, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => openUploadRequestOf(body.files, 'ONE_VIDEO'),
    toAnswer(opened) {
      const { uploadId, promises, allVideos } = openUploadAnswerOf(opened);
      return { uploadId, promises, data: { _id: assertPresent(allVideos[0])._id } };
    },
  }),
  route(checkFileSize, {
    rpc: 'media.GetFileSize',
    limit: 'read',
    toRequest: ({ body }) => ({ key: body.key }),
    toAnswer: ({ size }) => ({ fileSize: size }),
  }),
  handlerRoute(retrieveConvertKey, { rpcs: [], limit: 'read', handle: async () => ({ keys: [] }) }),
];
