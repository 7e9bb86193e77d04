import type { Post, UploadForm } from '@kloak/proto/api/types.ts';
import { maxFilesAtOnce } from '@kloak/proto/rules/uploads.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, mutate, newKey, query } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { type Details, type Part, type Publication, publishPart, type TryOn } from '../../lib/files/publish-part.ts';
import type { OpenUploadAnswer, UpcomingPost } from '../../lib/files/upload-calls.ts';
import { memberState } from '../../lib/member-state.ts';
import { wait } from '../../lib/wait.ts';
import { toast } from '../../ui/toast.ts';

/** `albumProblem`: why something that was not sent did not come into the album. `uploadCount`: how often the member has published, where that is known. */
export type Published = Publication & { readonly albumProblem: string | undefined; readonly uploadCount: number | undefined };

/** A picture of what is being uploaded. */
export type Preview = { readonly post: OpenUploadAnswer['allPosts'][number]; readonly picture: File };

/** A signed form for each preview. */
export async function offerPreviews(previews: readonly Preview[], me: string): Promise<readonly { form: UploadForm; picture: File }[]> {
  const videos = previews.filter(({ post }) => post.video);
  const images = previews.filter(({ post }) => !post.video);
  const describe = (some: readonly Preview[]) => some.map(({ picture: { name, size, type } }) => ({ fileName: name, fileSize: size, type }));
  const ids = (some: readonly Preview[]) => some.map(({ post }) => post._id);
  const asked = [];
  if (images.length > 0) asked.push(mutate('POST /api/upload/uploadImageThumbs', { allFiles: describe(images), allImages: ids(images), profileId: me }));
  if (videos.length > 0) {
    const body = { allFiles: describe(videos), allVideos: ids(videos), allPosts: ids(videos), profileId: me };
    asked.push(mutate('POST /api/upload/uploadVideoThumbs', body));
  }
  const forms = (await Promise.all(asked)).flatMap(({ promises }) => promises);
  return [...images, ...videos].flatMap(({ picture }, index) => (forms[index] ? [{ form: forms[index], picture }] : []));
}

/** Which of these hashes (at most 100) are of files that stand in the vault already, with their posts. */
export async function knownQuery(hashes: readonly string[], me: string): Promise<ReadonlyMap<string, Post>> {
  const { known } = await query('POST /api/upload/known', { hashes: [...hashes], profileId: me });
  return new Map(known.map(({ hash, post }) => [hash, post]));
}

/** The address of what the server drew of a file; none while there is nothing. A push tells that there is. */
export function drawnQuery(post: string, me: string) {
  return queryOptions({
    queryKey: ['item', post, 'drawn', me],
    queryFn: async () => (await askDrawn(post, me)).get(post) ?? null,
  });
}

/** Files arrive, and are drawn, one soon after another. */
const togetherMs = 500;
type DrawnQuestion = { readonly posts: string[]; readonly answer: Promise<ReadonlyMap<string, string>> };
const drawnQuestion = memberState<{ open: DrawnQuestion | undefined }>(() => ({ open: undefined }));

/** What is drawn of this post, and of those that are asked for soon after: one question for all. */
function askDrawn(post: string, me: string): Promise<ReadonlyMap<string, string>> {
  const question = drawnQuestion();
  if (question.open && question.open.posts.length < maxFilesAtOnce) question.open.posts.push(post);
  else {
    const posts = [post];
    const answer = wait(togetherMs).then(async () => {
      if (question.open?.posts === posts) question.open = undefined;
      const { drawn } = await query('POST /api/upload/drawn', { allPosts: posts, profileId: me });
      return new Map(drawn.map(({ _id, thumbNail }) => [_id, thumbNail]));
    });
    question.open = { posts, answer };
  }
  return question.open.answer;
}

/** What the member has under way, on whatever page it was begun. Changes with the space that is held. */
export function openUploadsQuery(me: string) {
  return queryOptions({
    queryKey: ['usage', 'open-uploads', me],
    queryFn: async () => (await query('POST /api/upload/open', { profileId: me })).uploads,
  });
}

/** Ends an upload of a page that is gone. */
export function letGoMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: (uploadId: string) => mutate('POST /api/upload/cancel', { uploadId, profileId: me }),
    onError: (error) => toast(commonErrorText(error), 'bad'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['usage'] }),
  });
}

type Publishing = {
  /** What has arrived, as it does. */
  readonly arriving: AsyncIterable<readonly { readonly id: number; readonly post: UpcomingPost }[]>;
  readonly details: Details;
  /** Posts of files that were not sent, since they are in the vault already: they come into the album, too. */
  readonly known: () => readonly string[];
  readonly tryOn: TryOn;
  /** Told of each part that is done with, by the ids of its files. */
  readonly onPublished: (ids: readonly number[]) => void;
};

/** Publishes what has arrived, and the rest as it arrives, so that others see each as soon as it is there. */
export function publishMutation(client: QueryClient, { id: me, username }: { readonly id: string; readonly username: string }) {
  return mutationOptions({
    mutationFn: async ({ arriving, known, onPublished, ...publishing }: Publishing) => {
      const parts: Part[] = [];
      for await (const some of arriving) {
        parts.push(
          await publishPart(
            some.map(({ post }) => post),
            publishing,
            me,
          ),
        );
        onPublished(some.map(({ id }) => id));
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

/** All parts as one. Where nothing of any was published, the first refusal is thrown. */
function joined(parts: readonly Part[]): Publication {
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

/** What is in too many albums stays out of this one; all else is published, and in it. */
function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return error.message;
  throw error;
}

/** Nothing where it is not answered: nobody waits for it. */
const countUploads = (username: string) =>
  query('POST /api/users/getProfile', { username }).then(
    ({ profile }) => profile.uploadCount,
    () => undefined,
  );
