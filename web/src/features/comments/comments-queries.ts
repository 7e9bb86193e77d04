import type { Answer, Comment } from '@kloak/proto/api/types.ts';
import { defaultCommentsPerPage, maxPerPage } from '@kloak/proto/rules/pages.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText, refusalText } from '../../lib/error-text.ts';
import { firstPage } from '../../lib/first-page.ts';
import type { Item } from '../../lib/item.ts';
import { toast } from '../../ui/toast.ts';
import { draftKey, editKey, endDraft, keepDraft } from './drafts.ts';
import { commentsKey, dropComment, patchComment } from './patch-comment.ts';
import { commentsTexts as t } from './texts.ts';

/** A comment with what was answered to it. */
export type Thread = { readonly comment: Comment; readonly replies: readonly Comment[] };

type Part = { readonly perPage: number; readonly before: string | undefined; readonly responseTo?: string };

function listComments({ kind, id }: Item, part: Part): Promise<Answer<'POST /api/comment/getComments'>> {
  if (kind === 'video') return query('POST /api/comment/getComments', { videoId: id, page: 0, ...part });
  return query('POST /api/comment/getImageComments', { imageId: id, page: 0, ...part });
}

/** The comments of an item, oldest first. A page is a flat list in which each comment is followed by its replies. `total` counts both, the replies as far as pages have come. */
export function commentsQuery(item: Item) {
  return infiniteQueryOptions({
    queryKey: commentsKey(item),
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => listComments(item, { perPage: defaultCommentsPerPage, before: pageParam }),
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
export function repliesQuery(item: Item, responseTo: string) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(item), responseTo],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => listComments(item, { responseTo, perPage: maxPerPage, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ comments }) => comments),
  });
}

/** `key`: said again under the same one after a lost answer, it stands once. */
type Saying = { readonly content: string; readonly responseTo: string | undefined; readonly key: string };

export function saveCommentMutation(client: QueryClient, item: Item, me: string) {
  const { queryKey } = commentsQuery(item);
  const target = item.kind === 'video' ? { postId: item.id } : { imagePostId: item.id };
  return mutationOptions({
    mutationFn: async ({ content, responseTo, key }: Saying) => {
      const { result } = await mutate('POST /api/comment/saveComment', { content, writer: me, ...target, responseTo }, { key });
      endDraft(draftKey(me, item.id, responseTo), content);
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
    // Told also to who has left the page.
    onError: (error) => toast(errorText(error, t.failed), 'bad'),
  });
}

/** Says a comment in other words; it is shown in its place. */
export function editCommentMutation(client: QueryClient, item: Item, commentId: string, me: string) {
  return mutationOptions({
    mutationFn: async (content: string) => (await mutate('POST /api/comment/updateComment', { commentId, content, writer: me })).result[0],
    onSuccess: (edited) => {
      keepDraft(editKey(me, item.id, commentId), '');
      if (edited) patchComment(client, item, commentId, (comment) => ({ ...comment, ...edited }));
    },
    // Too late is said in the server's own words.
    onError: (error) => toast(refusalText(error, t.failed), 'bad'),
  });
}

/** Deletes a comment; it goes from where it is shown. */
export function deleteCommentMutation(client: QueryClient, item: Item, comment: Comment, me: string) {
  return mutationOptions({
    mutationFn: () => mutate('POST /api/comment/deleteComment', { commentId: comment._id, profileId: me }),
    onSuccess: () => dropComment(client, item, comment),
  });
}
