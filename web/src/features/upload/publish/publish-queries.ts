import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type PartPublication, type Publication, type PublishDetails, publishPart, type TryOn } from '../../../files/publish-part.ts';
import { ApiError, mutate, newKey, query } from '../../../lib/api.ts';
import type { ArrivedFile } from '../effects.ts';

/** `albumProblem`: why known files were not added to the album. `uploadCount`: how often the member has published; unknown if not answered. */
export type UploadPublication = Publication & { readonly albumProblem: string | undefined; readonly uploadCount: number | undefined };

type PublishOptions = {
  /** Files to publish, as they arrive. */
  readonly arriving: AsyncIterable<readonly ArrivedFile[]>;
  readonly details: PublishDetails;
  /** Ids of known posts, which are added to the album, too. Read after all files are published. */
  readonly known: () => readonly string[];
  readonly tryOn: TryOn;
  /** Called after each part with the ids of its files. */
  readonly onPublished: (ids: readonly number[]) => void;
};

/** Publishes files as they arrive, so that others see each of them at once. */
export function publishMutation(client: QueryClient, { id: me, username }: { readonly id: string; readonly username: string }) {
  return mutationOptions({
    mutationFn: async ({ arriving, known, onPublished, ...publishing }: PublishOptions) => {
      const parts: PartPublication[] = [];
      for await (const files of arriving) {
        parts.push(
          await publishPart(
            files.map(({ post }) => post),
            publishing,
            me,
          ),
        );
        onPublished(files.map(({ id }) => id));
      }
      const published = joined(parts);
      const [albumId, posts, key] = [published.album?._id, [...new Set(known())], newKey()];
      const add = () => mutate('POST /api/image/add-to-album', { albumId, posts, profileId: me }, { key });
      const albumProblem = albumId && posts.length > 0 ? await publishing.tryOn(add).then(() => undefined, problemOf) : undefined;
      return { ...published, albumProblem, uploadCount: await countUploads(username) };
    },
    onSettled: () => Promise.all(['usage', 'feed'].map((changed) => client.invalidateQueries({ queryKey: [changed] }))),
  });
}

/** Joins the parts into one publication. Throws the first refusal if nothing was published. */
function joined(parts: readonly PartPublication[]): Publication {
  const posts = parts.flatMap((part) => part.posts);
  const refusal = parts.find((part) => part.refusal)?.refusal;
  if (posts.length === 0 && refusal) throw refusal;
  const album = parts.findLast((part) => part.album)?.album;
  return {
    posts,
    ...(album && { album }),
    duplicates: parts.flatMap(({ duplicates = [] }) => duplicates),
    notInAlbum: parts.flatMap(({ notInAlbum = [] }) => notInAlbum),
    rejected: parts.flatMap(({ rejected }) => rejected),
    gone: parts.flatMap(({ gone }) => gone),
  };
}

/** An item that is in too many albums stays out of this one; the rest is published and added. */
function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return error.message;
  throw error;
}

/** A failure leaves the count unknown, since only an invitation depends on it. */
const countUploads = (username: string) =>
  query('POST /api/users/getProfile', { username }).then(
    ({ profile }) => profile.uploadCount,
    () => undefined,
  );
