import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, act, actToTheEnd, ask, newKey } from '../../lib/api.ts';
import { type Described, having, isNumber, isText, listOf, optional, recordOf } from '../../lib/is.ts';
import { isPost, isSuccess, type Privacy } from '../../lib/shapes.ts';
import { wait } from '../../lib/wait.ts';

const isUsage = having({
  currentUsage: isNumber,
  maxUsage: isNumber,
  freeDataSpace: isNumber,
});
const isUsageAnswer = having({ dataUsage: isUsage });

const isPromise = having({ fileName: isText, key: isText, url: isText, fields: recordOf(isText) });
export type UploadForm = Described<typeof isPromise>;
const isEntry = having({ _id: isText, fileName: isText });
const isOpened = having({ uploadId: isText, promises: listOf(isPromise), allImages: listOf(isEntry), allVideos: listOf(isEntry), allPosts: listOf(isEntry) });
export type Opened = Described<typeof isOpened>;

const isPublished = having({ posts: listOf(isPost), duplicates: optional(listOf(having({ fileName: isText, postId: isText }))) });
/** `rejected`: names of files that were no photographs, and were not published. */
export type Published = Described<typeof isPublished> & { readonly rejected: readonly string[] };

export function usageQuery(me: string) {
  return queryOptions({
    queryKey: ['usage', me],
    queryFn: async () => (await ask('/users/getDataUsage', isUsageAnswer, { profileId: me })).dataUsage,
  });
}

/** Reserves the space and gets a signed form for each file, in their order. The key is that of the upload: asked again, it reserves nothing more. */
export function openUpload(files: readonly File[], me: string, key: string): Promise<Opened> {
  const allFiles = files.map(({ name, size, type, lastModified }) => ({ fileName: name, fileSize: size, type, lastModified }));
  return act('/upload/uploadFilesV2', isOpened, { allFiles, profileId: me }, key);
}

/** Gives back the space of what is not published. Where that fails the server does it by itself, days later. */
export async function cancelUpload(client: QueryClient, me: string, uploadId: string): Promise<void> {
  await actToTheEnd('/upload/cancel', isSuccess, { uploadId, profileId: me }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: ['usage'] });
}

export type Details = { readonly title: string; readonly description: string; readonly privacy: Privacy };
/** Does a part of the upload until it is done or refused. */
export type TryOn = <T>(work: () => Promise<T>) => Promise<T>;
type Publishing = { readonly opened: Promise<Opened>; readonly details: Details; readonly tryOn: TryOn };

/** Waits for the bytes, then publishes them. */
export function publishMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: async ({ opened, ...publishing }: Publishing) => publish(await opened, publishing, me),
    onSettled: () => Promise.all(['usage', 'feed'].map((changed) => client.invalidateQueries({ queryKey: [changed] }))),
  });
}

const tries = 4;

/**
 * The server checks the bytes after they arrived: while it does, it is asked again. When some are refused the others are published, and asking for
 * those alone tells their posts; when nothing is left, the refusal is thrown.
 */
async function publish(opened: Opened, { details, tryOn }: Omit<Publishing, 'opened'>, me: string): Promise<Published> {
  let left = opened;
  const refused: string[] = [];
  for (let attempt = 1; ; attempt++) {
    const body = { mediaData: details, ...idsOf(left), profileId: me };
    const key = newKey();
    try {
      return { ...(await tryOn(() => act('/upload/updateAll', isPublished, body, key))), rejected: refused };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const rejected = error.body.rejected;
      if (error.code === 'not-arrived' && attempt < tries) await wait(1500);
      else if (error.code === 'rejected' && Array.isArray(rejected) && attempt < tries) {
        refused.push(...rejected.filter(isText));
        left = without(left, rejected);
        if (left.allPosts.length === 0) throw error;
      } else throw error;
    }
  }
}

function idsOf({ allImages, allVideos, allPosts }: Opened) {
  const ids = (entries: Opened['allPosts']) => entries.map(({ _id }) => _id);
  return { allImages: ids(allImages), allVideos: ids(allVideos), allPosts: ids(allPosts) };
}

function without(opened: Opened, fileNames: readonly unknown[]): Opened {
  const rest = (entries: Opened['allPosts']) => entries.filter(({ fileName }) => !fileNames.includes(fileName));
  return { ...opened, allImages: rest(opened.allImages), allVideos: rest(opened.allVideos), allPosts: rest(opened.allPosts) };
}
