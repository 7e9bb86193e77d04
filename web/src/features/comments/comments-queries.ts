import type { Comment } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { draftKey, endDraft } from './drafts.ts';

/** A comment with what was answered to it. */
export type Thread = { readonly comment: Comment; readonly replies: readonly Comment[] };

const perPage = 25;

/** The comments of an image, oldest first. A page is a flat list in which each comment is followed by its replies. `total` counts both, the replies as far as pages have come. */
export function commentsQuery(imageId: string) {
  return infiniteQueryOptions({
    queryKey: ['item', imageId, 'comments'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => query('POST /api/comment/getImageComments', { imageId, page: 0, perPage, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => {
      const threads = threadsOf(pages.flatMap(({ comments }) => comments));
      const replies = threads.reduce((sum, thread) => sum + repliesOf(thread), 0);
      return { threads, total: (pages[0]?.total ?? 0) + replies };
    },
  });
}

/** Gathers replies under their comment; a comment that two pages name stands once. */
export function threadsOf(flat: readonly Comment[]): Thread[] {
  const once = [...new Map(flat.map((comment) => [comment._id, comment])).values()];
  const tops = once.filter(({ responseTo }) => responseTo === undefined);
  return tops.map((comment) => ({ comment, replies: once.filter(({ responseTo }) => responseTo === comment._id) }));
}

/** How many there are; one that was just written may not be counted yet. */
export const repliesOf = ({ comment, replies }: Thread) => Math.max(comment.replyCount, replies.length);

/** The replies of a comment that its page did not bring along. */
export function repliesQuery(imageId: string, responseTo: string) {
  return infiniteQueryOptions({
    queryKey: ['item', imageId, 'comments', responseTo],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => query('POST /api/comment/getImageComments', { imageId, responseTo, page: 0, perPage: 100, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ comments }) => comments),
  });
}

/** `key`: said again under the same one after a lost answer, it stands once. */
type Saying = { readonly content: string; readonly responseTo: string | undefined; readonly key: string };

export function saveCommentMutation(client: QueryClient, imageId: string, me: string) {
  const { queryKey } = commentsQuery(imageId);
  return mutationOptions({
    mutationFn: async ({ content, responseTo, key }: Saying) => {
      const { result } = await mutate('POST /api/comment/saveComment', { content, writer: me, imagePostId: imageId, responseTo }, { key });
      endDraft(draftKey(me, imageId, responseTo), content);
      return result[0];
    },
    // The new one stands at the end of what is shown, where its writer expects it, even if older ones are not loaded yet.
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (now) => {
        const last = now?.pages.at(-1);
        if (!now || !last || !saved) return now;
        const top = saved.responseTo === undefined;
        const pages = now.pages.map((page, index) => ({
          ...page,
          total: page.total + (top ? 1 : 0),
          comments: index === now.pages.length - 1 ? [...page.comments, saved] : page.comments,
        }));
        return { ...now, pages };
      });
    },
  });
}
