import { z } from 'zod';
import { category, given, id, me, noPrivacy, privacy, text } from './fields.ts';
import { postOf } from './post-shape.ts';
import { type Route, route } from './route.ts';

/** A browser's `File.lastModified` (milliseconds) or ISO 8601; answered as ISO 8601. */
const moment = z.union([z.iso.datetime({ offset: true }), z.number().min(0).max(8.64e15)]).transform((value) => new Date(value).toISOString());

const offered = z.object({
  fileName: text(1024).optional(),
  name: text(1024).optional(),
  fileSize: z.int().min(0).optional(),
  size: z.int().min(0).optional(),
  type: text(200).optional(),
  duration: z.number().min(0).max(1e9).nullish(),
  lastModified: moment.nullish(),
});

const named = offered.transform(({ fileName, name, fileSize, size, ...rest }, check) => {
  const [finalName, finalSize] = [fileName ?? name, fileSize ?? size];
  if (finalName !== undefined && finalSize !== undefined) return { ...rest, fileName: finalName, size: finalSize };
  check.addIssue({ code: 'custom', message: 'Every file needs its fileName and its fileSize.' });
  return z.NEVER;
});

const details = z.object({
  title: text(2000).nullish(),
  description: text(20_000).nullish(),
  privacy,
  privacyLabel: z.unknown().optional().describe('Ignored: it follows from the privacy.'),
  category: category.nullish(),
});

/** Five full uploads at once; a question to a view takes no more. */
const mostItems = 500;

const isPrivacyFault = (issue: { path: PropertyKey[] }) => issue.path.at(-1) === 'privacy';

/** One for all, or a list in the order of allPosts. */
const mediaData = z.union([details, z.array(details).min(1)], {
  error: (fault) => (fault.code === 'invalid_union' && fault.errors.flat().some(isPrivacyFault) ? noPrivacy : undefined),
});

const published = z
  .object({
    mediaData,
    allPosts: z.array(id).min(1).max(mostItems),
    allVideos: z.array(id).max(mostItems).optional(),
    allImages: z.array(id).max(mostItems).optional(),
    profileId: me,
    album: z.union([text(1000), z.object({ name: text(1000), description: text(20_000).nullish() })]).nullish(),
  })
  .transform(({ mediaData: given, allPosts }, check) => {
    const list = Array.isArray(given) ? given : allPosts.map(() => given);
    const items = allPosts.flatMap((item, index) => {
      const one = list[index];
      return one === undefined
        ? []
        : [{ item, title: one.title ?? '', description: one.description ?? '', privacy: one.privacy, category: one.category ?? 'FILM' }];
    });
    if (items.length === list.length && items.length === allPosts.length) return { items };
    check.addIssue({ code: 'custom', message: '"mediaData" must be one for all, or one for each of allPosts.' });
    return z.NEVER;
  });

export const uploads: Route[] = [
  route({
    method: 'POST',
    path: '/api/upload/uploadFilesV2',
    who: 'signed-in',
    summary: 'Reserves space and answers a signed form for each file, in the order of allFiles.',
    limit: 'write',
    input: z.object({ allFiles: z.array(named).min(1), profileId: me }),
    rpc: (clients) => clients.media.OpenUpload,
    to: ({ fields }) => ({
      files: fields.allFiles.map(({ fileName, size, type, duration, lastModified }) => ({
        fileName,
        size,
        type: type ?? '',
        ...given({ duration: duration ?? undefined, lastModified: lastModified ?? undefined }),
      })),
    }),
    from: ({ upload, promises }) => {
      const entries = (kind: string) => promises.filter((promise) => promise.kind === kind).map(({ item, fileName, key }) => ({ _id: item, fileName, key }));
      return {
        uploadId: upload,
        promises: promises.map(({ fileName, key, url, fields }) => ({ fileName, key, url, fields })),
        allImages: entries('IMAGE'),
        allVideos: entries('VIDEO'),
        allPosts: promises.map(({ item, fileName, kind }) => ({ _id: item, fileName, ...(kind === 'VIDEO' ? { video: item } : { image: item }) })),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/upload/cancel',
    who: 'signed-in',
    summary: 'Ends an upload: the space of what was not published is free again, and what was published stays.',
    limit: 'write',
    input: z.object({ uploadId: id, profileId: me }),
    rpc: (clients) => clients.media.CancelUpload,
    to: ({ fields }) => ({ upload: fields.uploadId }),
    from: () => ({}),
  }),
  route({
    method: 'POST',
    path: '/api/upload/updateAll',
    who: 'signed-in',
    summary: 'Publishes what has been stored; waits up to 10 s for its bytes to be checked.',
    limit: 'write',
    input: published,
    rpc: (clients) => clients.media.PublishUpload,
    to: ({ fields: { items } }) => ({ items }),
    from: ({ posts, duplicates }, { me: viewer }) => ({
      posts: posts.map((post) => postOf(post, viewer)),
      ...(duplicates.length === 0 ? {} : { duplicates: duplicates.map(({ fileName, item }) => ({ fileName, postId: item })) }),
    }),
  }),
];

/** Paths of older versions: 401, then 410 for any method. */
export const gonePaths = [
  'video-thumnail',
  'video-info',
  'delete-video',
  'delete-image',
  'process-images',
  'process-video-data',
  'convert-video-data',
  'upload-file-info',
  'upload-file-wasabi',
].map((name) => `/api/upload/${name}`);
