// Declared files of clients, and the forms they get.
import { partBytes } from '@kloak/platform/ports/shared/blob-rules.ts';
import type { RequestOf, ResponseOf } from '@kloak/platform/rpc.ts';
import { resumablePath } from '@kloak/proto/rules/files/storage-keys.ts';

type OpenUploadResponse = ResponseOf<'media.OpenUpload'>;
type UploadPromise = OpenUploadResponse['promises'][number];

type OpenUploadRequest = RequestOf<'media.OpenUpload'>;
/** Clients may leave out unknown fields, or send `null`. */
type OfferedFile = Pick<NonNullable<OpenUploadRequest['files']>[number], 'fileName' | 'size' | 'onArrival' | 'preview'> & {
  type?: string | undefined;
  duration?: number | null | undefined;
  lastModified?: string | null | undefined;
};

/** Offer of files; without a `flow`, all kinds are accepted. */
export const openUploadRequestOf = (files: readonly OfferedFile[], flow?: OpenUploadRequest['flow']): OpenUploadRequest => ({
  flow,
  files: files.map(({ type, duration, lastModified, ...file }) => ({
    ...file,
    type: type ?? '',
    duration: duration ?? undefined,
    lastModified: lastModified ?? undefined,
  })),
});

export const formOf = ({ fileName, key, url, fields }: UploadPromise) => ({ fileName, key, url, fields });
const fileOf = ({ item, fileName, key }: UploadPromise) => ({ _id: item, fileName, key });

export const openUploadAnswerOf = ({ upload, promises, previews }: OpenUploadResponse) => ({
  uploadId: upload,
  promises: [
    ...promises.map((promise) => ({ ...formOf(promise), resumable: { url: resumablePath(upload, promise.item), partSize: partBytes } })),
    ...previews.map(formOf),
  ],
  allImages: promises.filter(({ kind }) => kind === 'IMAGE').map(fileOf),
  allVideos: promises.filter(({ kind }) => kind === 'VIDEO').map(fileOf),
  allPosts: promises.map(({ item, fileName, kind }) => ({ _id: item, fileName, ...(kind === 'VIDEO' ? { video: item } : { image: item }) })),
});
