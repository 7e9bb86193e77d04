import type { Answer } from '@kloak/proto/api/types.ts';
import type { Privacy } from '@kloak/proto/rules/privacy.ts';
import type { Category } from '@kloak/proto/rules/text/categories.ts';
import { ApiError, mutate, newKey } from '../lib/api.ts';
import { wait } from '../lib/wait.ts';
import type { UpcomingPost } from './upload-calls.ts';

export type PublishDetails = {
  readonly title: string;
  readonly description: string;
  readonly privacy: Privacy;
  /** Category of its videos. */
  readonly category?: Category | undefined;
  /** Album to add all of them to, by its name. */
  readonly album?: { readonly name: string; readonly description: string } | undefined;
};
/** Retries a step of the upload until it succeeds or is refused. */
export type TryOn = <T>(work: () => Promise<T>) => Promise<T>;

/** Names of files that were not published: `rejected` were no photographs, `gone` were missing. */
export type Publication = Answer<'POST /api/upload/updateAll'> & { readonly rejected: readonly string[]; readonly gone: readonly string[] };
/** `refusal`: reason why nothing of it was published. */
export type PartPublication = Publication & { readonly refusal?: ApiError };

/** Number of retries while bytes are still being checked; the server waits each time, too. */
const maxWaits = 3;

/** True if a refusal names the files that it concerns: the others are published. */
export const concernsSomeFiles = (code: string): code is 'rejected' | 'gone' => code === 'rejected' || code === 'gone';

/**
 * Publishes a part. The server checks bytes after their arrival; until it is done, the call is repeated. If some files are refused, the others are
 * published. A repeated call for those alone returns their posts.
 */
export async function publishPart(
  posts: readonly UpcomingPost[],
  { details: { album, ...details }, tryOn }: { readonly details: PublishDetails; readonly tryOn: TryOn },
  me: string,
): Promise<PartPublication> {
  let left = posts;
  let waits = 0;
  const refused: { rejected: string[]; gone: string[] } = { rejected: [], gone: [] };
  for (;;) {
    const body = { mediaData: details, ...idsOf(left), album, profileId: me };
    const key = newKey();
    try {
      return { ...(await tryOn(() => mutate('POST /api/upload/updateAll', body, { key }))), ...refused };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'not-arrived' && waits < maxWaits) {
        waits += 1;
        await wait(1500);
        continue;
      }
      if (!concernsSomeFiles(error.code)) throw error;
      const { rejectedPosts } = error.body;
      const isRefused = ({ _id }: UpcomingPost) => Array.isArray(rejectedPosts) && rejectedPosts.includes(_id);
      const others = left.filter((post) => !isRefused(post));
      // The refusal names no file, so a repeated call would be refused again.
      if (others.length === left.length) throw error;
      refused[error.code].push(...left.filter(isRefused).map(({ fileName }) => fileName));
      if (others.length === 0) return { posts: [], ...refused, refusal: error };
      left = others;
    }
  }
}

function idsOf(posts: readonly UpcomingPost[]) {
  const ids = (of: readonly UpcomingPost[]) => of.map(({ _id }) => _id);
  return { allImages: ids(posts.filter(({ image }) => image)), allVideos: ids(posts.filter(({ video }) => video)), allPosts: ids(posts) };
}
