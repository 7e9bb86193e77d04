import { z } from 'zod';
import { maxFilesAtOnce } from '../rules/files/uploads.ts';
import { call } from './call.ts';
import { id, me, sha256 } from './shapes/fields.ts';
import { opened, uploadForm } from './shapes/opened-upload.ts';
import { album, post } from './shapes/shapes.ts';
import { declaredFile, imagePreviews, publishing, videoPreviews } from './shapes/upload-fields.ts';

export const uploadFiles = call({
  method: 'POST',
  path: '/api/upload/uploadFilesV2',
  who: 'signed-in',
  summary: 'Reserves space and returns a signed form for each file, in the order of allFiles.',
  describesFiles: true,
  body: z.object({ allFiles: z.array(declaredFile).min(1), profileId: me }),
  answer: opened,
});

export const uploadImageThumbs = call({
  method: 'POST',
  path: '/api/upload/uploadImageThumbs',
  who: 'signed-in',
  summary: 'Returns a signed form for a preview (a JPEG of at most 2 MB and 1280 px) of each image, shown until renditions exist.',
  describesFiles: true,
  body: imagePreviews,
  answer: z.strictObject({ promises: z.array(uploadForm) }),
});

export const uploadVideoThumbs = call({
  method: 'POST',
  path: '/api/upload/uploadVideoThumbs',
  who: 'signed-in',
  summary: 'Returns a signed form for a preview of each video, with the same limits.',
  describesFiles: true,
  body: videoPreviews,
  answer: z.strictObject({ promises: z.array(uploadForm) }),
});

export const findKnownFiles = call({
  method: 'POST',
  path: '/api/upload/known',
  who: 'signed-in',
  summary: 'Finds files that the caller has already stored, by their hashes, with their posts, so that a page need not send them again.',
  body: z.object({ hashes: z.array(sha256).max(maxFilesAtOnce), profileId: me }),
  answer: z.strictObject({ known: z.array(z.strictObject({ hash: z.string(), postId: z.string(), post })) }),
});

export const openUploads = call({
  method: 'POST',
  path: '/api/upload/open',
  who: 'signed-in',
  summary: "Lists the caller's open uploads from all pages, the oldest first. Each reserves space until it is published or cancelled by /api/upload/cancel.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({
    uploads: z.array(
      z.strictObject({
        uploadId: z.string(),
        since: z.iso.datetime(),
        count: z.int().min(1).describe('Number of files that are neither published nor cancelled.'),
        arrived: z.int().min(0).describe('Number of these files that have arrived.'),
        bytes: z.int().min(0).describe('Bytes reserved for these files.'),
        fileNames: z.array(z.string()).describe('Names of the first few of these files.'),
        goesOn: z.boolean().describe('True if bytes arrived in the last ten minutes.'),
      }),
    ),
  }),
});

export const drawnFiles = call({
  method: 'POST',
  path: '/api/upload/drawn',
  who: 'signed-in',
  summary: "Returns small pictures of the caller's own files as soon as they exist, also before publication, for browsers that cannot decode the files.",
  body: z.object({ allPosts: z.array(id).min(1).max(maxFilesAtOnce), profileId: me }),
  answer: z.strictObject({ drawn: z.array(z.strictObject({ _id: z.string(), thumbNail: z.string() })) }),
});

export const cancelUpload = call({
  method: 'POST',
  path: '/api/upload/cancel',
  who: 'signed-in',
  summary: 'Cancels an upload and frees the space of its unpublished files; published posts stay.',
  body: z.object({ uploadId: id, profileId: me }),
  answer: z.strictObject({}),
});

/** A file whose bytes were in the vault already, and the post that contains them. */
const duplicate = z.strictObject({ fileName: z.string(), postId: z.string() });

export const publishUpload = call({
  method: 'POST',
  path: '/api/upload/updateAll',
  who: 'signed-in',
  summary: 'Publishes stored files, into an album if one is given; waits up to 10 s for the check of their bytes.',
  describesFiles: true,
  body: publishing,
  answer: z.strictObject({
    posts: z.array(post),
    album: album.optional(),
    duplicates: z.array(duplicate).optional(),
    notInAlbum: z.array(duplicate).optional().describe('Files whose posts could not be added to the album, since they are in the maximum number of albums.'),
  }),
});
