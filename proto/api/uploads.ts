import { z } from 'zod';
import { call } from './call.ts';
import { id, me, sha256 } from './fields.ts';
import { opened, uploadForm } from './opened-upload.ts';
import { album, post } from './shapes.ts';
import { declaredFile, imagePreviews, publishing, videoPreviews } from './upload-fields.ts';

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

/** As many as one upload may have files. */
const maxHashes = 100;

export const findKnownFiles = call({
  method: 'POST',
  path: '/api/upload/known',
  who: 'signed-in',
  summary: "Which of these bytes stand in the caller's own vault already, with the posts that have them: a page need not send those.",
  body: z.object({ hashes: z.array(sha256).max(maxHashes), profileId: me }),
  answer: z.strictObject({ known: z.array(z.strictObject({ hash: z.string(), postId: z.string(), post })) }),
});

export const cancelUpload = call({
  method: 'POST',
  path: '/api/upload/cancel',
  who: 'signed-in',
  summary: 'Ends an upload: the space of what was not published is free again, and what was published stays.',
  body: z.object({ uploadId: id, profileId: me }),
  answer: z.strictObject({}),
});

/** A file whose bytes were in the vault already, and the post that has them. */
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
