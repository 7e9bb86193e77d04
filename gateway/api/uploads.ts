import type { Received } from '@kloak/platform/rpc.ts';
import { cancelUpload, findKnownFiles, publishUpload, uploadFiles, uploadImageThumbs, uploadVideoThumbs } from '@kloak/proto/api/uploads.ts';
import { present } from '../present.ts';
import { albumOf } from './album-shape.ts';
import { postOf } from './post-shape.ts';
import { type Route, route } from './route.ts';

type Promised = Received<'media.OpenUpload'>['promises'][number];

const formOf = ({ fileName, key, url, fields }: Promised) => ({ fileName, key, url, fields });
const fileOf = ({ item, fileName, key }: Promised) => ({ _id: item, fileName, key });

export const uploads: readonly Route[] = [
  route(uploadFiles, {
    rpc: 'media.OpenUpload',
    limit: 'write',
    toRequest: ({ body }) => ({
      files: body.allFiles.map(({ type = '', duration, lastModified, ...file }) => ({
        ...file,
        type,
        duration: duration ?? undefined,
        lastModified: lastModified ?? undefined,
      })),
    }),
    toAnswer: ({ upload, promises }) => ({
      uploadId: upload,
      promises: promises.map(formOf),
      allImages: promises.filter(({ kind }) => kind === 'IMAGE').map(fileOf),
      allVideos: promises.filter(({ kind }) => kind === 'VIDEO').map(fileOf),
      allPosts: promises.map(({ item, fileName, kind }) => ({ _id: item, fileName, ...(kind === 'VIDEO' ? { video: item } : { image: item }) })),
    }),
  }),
  route(uploadImageThumbs, {
    rpc: 'media.OfferPreviews',
    limit: 'write',
    toRequest: ({ body }) => body,
    toAnswer: ({ promises }) => ({ promises: promises.map(formOf) }),
  }),
  route(uploadVideoThumbs, {
    rpc: 'media.OfferPreviews',
    limit: 'write',
    toRequest: ({ body }) => body,
    toAnswer: ({ promises }) => ({ promises: promises.map(formOf) }),
  }),
  route(findKnownFiles, {
    rpc: 'media.FindKnownFiles',
    limit: 'read',
    toRequest: ({ body }) => ({ hashes: body.hashes }),
    toAnswer: ({ known }, { account }) => ({
      known: known.map(({ hash, post }) => ({ hash, postId: present(post).id, post: postOf(present(post), account) })),
    }),
  }),
  route(cancelUpload, {
    rpc: 'media.CancelUpload',
    limit: 'write',
    toRequest: ({ body }) => ({ upload: body.uploadId }),
    toAnswer: () => ({}),
  }),
  route(publishUpload, {
    rpc: 'media.PublishUpload',
    limit: 'write',
    toRequest: ({ body }) => body,
    toAnswer: ({ posts, duplicates, album }, { account }) => ({
      posts: posts.map((post) => postOf(post, account)),
      album: album ? albumOf(album, account) : undefined,
      duplicates: duplicates.length === 0 ? undefined : duplicates.map(({ fileName, item }) => ({ fileName, postId: item })),
    }),
  }),
];
