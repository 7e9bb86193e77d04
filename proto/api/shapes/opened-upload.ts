import { z } from 'zod';

/** Where the bytes of a file are posted: a form with all `fields`, then the file. `key` is where the checked original will stand. */
export const uploadForm = z.strictObject({ fileName: z.string(), key: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });

const file = z.strictObject({ _id: z.string(), fileName: z.string(), key: z.string() });
const upcomingPost = z.strictObject({ _id: z.string(), fileName: z.string(), image: z.string().optional(), video: z.string().optional() });

/** What is promised when an upload is opened. */
export const opened = z.strictObject({
  uploadId: z.string(),
  promises: z.array(uploadForm),
  allImages: z.array(file),
  allVideos: z.array(file),
  allPosts: z.array(upcomingPost),
});
