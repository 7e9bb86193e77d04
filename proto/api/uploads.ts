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
  summary: 'Reserves space and answers a signed form for each file, in the order of allFiles.',
  describesFiles: true,
  body: z.object({ allFiles: z.array(declaredFile).min(1), profileId: me }),
  answer: opened,
});

export const uploadImageThumbs = call({
  method: 'POST',
  path: '/api/upload/uploadImageThumbs',
  who: 'signed-in',
  summary: 'Answers a signed form for a preview (a JPEG of at most 2 MB and 1280 px) of each image, shown until its renditions are made.',
  describesFiles: true,
  body: imagePreviews,
  answer: z.strictObject({ promises: z.array(uploadForm) }),
});

export const uploadVideoThumbs = call({
  method: 'POST',
  path: '/api/upload/uploadVideoThumbs',
  who: 'signed-in',
  summary: 'The same for a picture of each video.',
  describesFiles: true,
  body: videoPreviews,
  answer: z.strictObject({ promises: z.array(uploadForm) }),
});

export const findKnownFiles = call({
  method: 'POST',
  path: '/api/upload/known',
  who: 'signed-in',
  summary: "Which of these bytes stand in the caller's own vault already, with the posts that have them: a page need not send those.",
  body: z.object({ hashes: z.array(sha256).max(maxFilesAtOnce), profileId: me }),
  answer: z.strictObject({ known: z.array(z.strictObject({ hash: z.string(), postId: z.string(), post })) }),
});

export const openUploads = call({
  method: 'POST',
  path: '/api/upload/open',
  who: 'signed-in',
  summary:
    "The caller's uploads under way, the oldest first, of this page and of others: each holds space until it is published or ended by /api/upload/cancel.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({
    uploads: z.array(
      z.strictObject({
        uploadId: z.string(),
        since: z.iso.datetime(),
        count: z.int().min(1).describe('Of the files that are neither published nor given up.'),
        arrived: z.int().min(0).describe('How many of these have come.'),
        bytes: z.int().min(0).describe('Of these, as they are held.'),
        fileNames: z.array(z.string()).describe('Of the first few of these.'),
        goesOn: z.boolean().describe('Bytes of it have come in the last ten minutes.'),
      }),
    ),
  }),
});

export const drawnFiles = call({
  method: 'POST',
  path: '/api/upload/drawn',
  who: 'signed-in',
  summary:
    "Small pictures of the caller's own files by their posts, once there are some, before the publication too: for a page whose browser reads none of them.",
  body: z.object({ allPosts: z.array(id).min(1).max(maxFilesAtOnce), profileId: me }),
  answer: z.strictObject({ drawn: z.array(z.strictObject({ _id: z.string(), thumbNail: z.string() })) }),
});

export const cancelUpload = call({
  method: 'POST',
  path: '/api/upload/cancel',
  who: 'signed-in',
  summary: 'Ends an upload: the space of what was not published is free again, and what was published stays.',
  body: z.object({ uploadId: id, profileId: me }),
  answer: z.strictObject({}),
});

/** A file whose bytes were in the vault already, and the post that contains them. */
const duplicate = z.strictObject({ fileName: z.string(), postId: z.string() });

export const publishUpload = call({
  method: 'POST',
  path: '/api/upload/updateAll',
  who: 'signed-in',
  summary: 'Publishes what has been stored, into an album where one is named; waits up to 10 s for its bytes to be checked.',
  describesFiles: true,
  body: publishing,
  answer: z.strictObject({
    posts: z.array(post),
    album: album.optional(),
    duplicates: z.array(duplicate).optional(),
    notInAlbum: z.array(duplicate).optional().describe('Those whose posts are in as many albums as may be, and did not come into this one.'),
  }),
});
