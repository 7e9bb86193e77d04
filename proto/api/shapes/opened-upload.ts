import { z } from 'zod';

/** Form for posting the bytes of a file: all `fields`, then the file. `key` is the key of the checked original. */
export const uploadForm = z.strictObject({ fileName: z.string(), key: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });

/** Form of a file that may also be sent in parts, by tus 1.0; `partSize` in bytes. */
const resumableForm = uploadForm.extend({ resumable: z.strictObject({ url: z.string(), partSize: z.int() }).optional() });

const file = z.strictObject({ _id: z.string(), fileName: z.string(), key: z.string() });
const upcomingPost = z.strictObject({ _id: z.string(), fileName: z.string(), image: z.string().optional(), video: z.string().optional() });

/** Answer of an opened upload. */
export const opened = z.strictObject({
  uploadId: z.string(),
  promises: z.array(resumableForm),
  allImages: z.array(file),
  allVideos: z.array(file),
  allPosts: z.array(upcomingPost),
});
