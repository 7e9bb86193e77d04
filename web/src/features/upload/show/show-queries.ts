import { maxFilesAtOnce } from '@kloak/proto/rules/files/uploads.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../../lib/api.ts';
import { commonErrorText } from '../../../lib/error-text.ts';
import { memberState } from '../../../lib/member-state.ts';
import { toast } from '../../../lib/toasts.ts';
import { wait } from '../../../lib/wait.ts';

/** The address of the picture that the server rendered of a post; `null` until then. A push reports that it exists. */
export function renditionQuery(post: string, me: string) {
  return queryOptions({
    queryKey: ['item', post, 'drawn', me],
    queryFn: async () => (await batchedDrawn(post, me)).get(post) ?? null,
  });
}

/** Time to collect posts for one request: files arrive and are rendered shortly after each other. */
const batchMs = 500;
type DrawnBatch = { readonly posts: string[]; readonly answer: Promise<ReadonlyMap<string, string>> };
const drawnBatch = memberState<{ open: DrawnBatch | undefined }>(() => ({ open: undefined }));

/** Requests the pictures of this post and of those that are asked for within `batchMs`. */
function batchedDrawn(post: string, me: string): Promise<ReadonlyMap<string, string>> {
  const batch = drawnBatch();
  if (batch.open && batch.open.posts.length < maxFilesAtOnce) batch.open.posts.push(post);
  else {
    const posts = [post];
    const answer = wait(batchMs).then(async () => {
      if (batch.open?.posts === posts) batch.open = undefined;
      const { drawn } = await query('POST /api/upload/drawn', { allPosts: posts, profileId: me });
      return new Map(drawn.map(({ _id, thumbNail }) => [_id, thumbNail]));
    });
    batch.open = { posts, answer };
  }
  return batch.open.answer;
}

/** The unpublished uploads of the member, from every page. Refetched when used space changes. */
export function openUploadsQuery(me: string) {
  return queryOptions({
    queryKey: ['usage', 'open-uploads', me],
    queryFn: async () => (await query('POST /api/upload/open', { profileId: me })).uploads,
  });
}

/** Cancels an upload of another page. */
export function cancelUploadMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: (uploadId: string) => mutate('POST /api/upload/cancel', { uploadId, profileId: me }),
    onError: (error) => toast(commonErrorText(error), 'bad'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['usage'] }),
  });
}
