import {
  cancelUpload,
  drawnFiles,
  findKnownFiles,
  openUploads,
  publishUpload,
  uploadFiles,
  uploadImageThumbs,
  uploadVideoThumbs,
} from '@kloak/proto/api/uploads.ts';
import type { Duplicate__Output } from '@kloak/proto/types/media.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { albumOf } from '../albums/album-shape.ts';
import { postOf, thumbOf, urlOf } from '../posts/post-shape.ts';
import { type Route, route } from '../route.ts';
import { formOf, openUploadAnswerOf, openUploadRequestOf } from './opened-upload.ts';

/** `undefined` if there are none. */
const duplicatesOf = (some: readonly Duplicate__Output[]) => (some.length === 0 ? undefined : some.map(({ fileName, item }) => ({ fileName, postId: item })));

export const uploads: readonly Route[] = [
  route(uploadFiles, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => openUploadRequestOf(body.allFiles),
    toAnswer: openUploadAnswerOf,
  }),
  route(uploadImageThumbs, {
    rpc: 'media.OfferPreviews',
    limit: 'write',
    toAnswer: ({ promises }) => ({ promises: promises.map(formOf) }),
  }),
  route(uploadVideoThumbs, {
    rpc: 'media.OfferPreviews',
    limit: 'write',
    toAnswer: ({ promises }) => ({ promises: promises.map(formOf) }),
  }),
  route(findKnownFiles, {
    rpc: 'media.FindKnownFiles',
    limit: 'read',
    toRequest: ({ body }) => ({ hashes: body.hashes }),
    toAnswer: ({ known }, { account }) => ({
      known: known.map(({ hash, post }) => ({ hash, postId: assertPresent(post).id, post: postOf(assertPresent(post), account) })),
    }),
  }),
  route(openUploads, {
    rpc: 'media.ListUploads',
    limit: 'read',
    toRequest: () => ({}),
    toAnswer: ({ uploads: underWay }) => ({ uploads: underWay.map(({ upload: uploadId, files: count, ...one }) => ({ uploadId, count, ...one })) }),
  }),
  route(drawnFiles, {
    rpc: 'media.ListDrawn',
    limit: 'read',
    toRequest: ({ body }) => ({ items: body.allPosts }),
    toAnswer: ({ drawn }) => ({
      drawn: drawn.flatMap(({ item: _id, renditions }) => {
        const thumb = thumbOf(renditions);
        return thumb ? [{ _id, thumbNail: urlOf(thumb.key) }] : [];
      }),
    }),
  }),
  route(cancelUpload, {
    rpc: 'media.CancelUpload',
    limit: 'write',
    toRequest: ({ body }) => ({ upload: body.uploadId }),
  }),
  route(publishUpload, {
    rpc: 'media.PublishUpload',
    limit: 'write',
    toRequest: ({ body }) => body,
    toAnswer: ({ posts, duplicates, album, notInAlbum }, { account }) => ({
      posts: posts.map((post) => postOf(post, account)),
      album: album ? albumOf(album, account) : undefined,
      duplicates: duplicatesOf(duplicates),
      notInAlbum: duplicatesOf(notInAlbum),
    }),
  }),
];
