import { checkFileSize, retrieveConvertKey, uploadAll, uploadConvertedFiles, uploadImages, uploadVideo } from '@kloak/proto/api/upload-flows.ts';
import { present } from '../../http/present.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { offerOf, openedOf } from './opened-upload.ts';

export const uploadFlows: readonly Route[] = [
  route(uploadConvertedFiles, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => offerOf(body.allFiles, 'ONLY_VIDEOS'),
    toAnswer(opened) {
      const { uploadId, promises, allVideos, allPosts } = openedOf(opened);
      return { uploadId, promises, allVideos, allPosts };
    },
  }),
  route(uploadAll, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => ({ ...offerOf(body.files), album: body.album }),
    toAnswer: openedOf,
  }),
  route(uploadImages, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => ({ ...offerOf(body.files, 'ONLY_IMAGES'), album: body.album }),
    toAnswer: openedOf,
  }),
  route(uploadVideo, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => offerOf(body.files, 'ONE_VIDEO'),
    toAnswer(opened) {
      const { uploadId, promises, allVideos } = openedOf(opened);
      return { uploadId, promises, data: { _id: present(allVideos[0])._id } };
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
