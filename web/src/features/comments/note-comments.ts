import type { Comment } from '@kloak/proto/api/types.ts';
import type { CommentNow, CommentsPayload } from '@kloak/proto/rules/pushes/changes.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { withEntries } from '../../lib/growing-list.ts';
import { patchGroupPost } from '../../posts/data/patch-group-posts.ts';
import { setCount } from '../../posts/data/patch-posts.ts';
import { type NamedSubject, subjectKey } from '../../posts/item.ts';
import { commentHeartKey } from './comment-hearts-queries.ts';
import { type CommentsPage, commentsKey } from './patch-comment.ts';
import type { Thread } from './threads.ts';

/** Applies pushed comments wherever they are counted or listed; refetches only if the push does not include them. */
export function noteComments(client: QueryClient, subject: NamedSubject, me: string, { total, threads, changed }: CommentsPayload): void {
  if (subject.kind === 'groupPost') patchGroupPost(client, subject.id, (post) => ({ ...post, commentCount: total }));
  else setCount(client, subject.id, 'commentCount', total);
  const queryKey = commentsKey(subject);
  const heartsKey = [...subjectKey(subject), 'comment-hearts'];
  const isOnItsWay = client.isFetching({ queryKey }) > 0;
  if (changed === undefined || isOnItsWay) {
    for (const key of [queryKey, heartsKey]) void client.invalidateQueries({ queryKey: key });
    return;
  }
  for (const { _id, hearts } of changed) if (hearts) void client.invalidateQueries({ queryKey: [...heartsKey, _id] });
  // The member's own press is refetched when it is done.
  const isPressed = (id: string) => client.isMutating({ mutationKey: commentHeartKey(id) }) > 0;
  const asNow = (now: CommentNow, shown?: Comment): Comment => {
    const { hearts, ...comment } = now;
    const hearted = hearts?.find(({ profile }) => profile._id === me)?.given ?? shown?.hearted ?? false;
    return { ...shown, ...comment, ...(shown && isPressed(now._id) ? { hearted: shown.hearted, heartCount: shown.heartCount } : { hearted }) };
  };
  for (const [key, list] of client.getQueriesData<InfiniteData<CommentsPage>>({ queryKey })) {
    if (!list) continue;
    const [, , , repliesTo] = key;
    const patch = repliesTo === undefined ? withComment : withReplyTo(repliesTo);
    const pages = changed.reduce<Pages>((now, comment) => patch(now, comment, asNow), list.pages);
    client.setQueryData(key, { ...list, pages: repliesTo === undefined ? pages.map((page) => ({ ...page, about: threads })) : pages });
  }
}

type AsNow = (now: CommentNow, shown?: Comment) => Comment;
type Pages = readonly CommentsPage[];

/** True if the comment leaves the list: a deleted one stays only if it has replies. */
const isGone = ({ deleted, replyCount }: CommentNow) => deleted === true && replyCount === 0;

/** Applies a change to a list of comments with replies. */
function withComment(pages: Pages, now: CommentNow, asNow: AsNow): CommentsPage[] {
  if (now.responseTo === undefined) return withThread(pages, now, asNow);
  return pages.map((page) =>
    withEntries(page, (threads) => threads.map((thread) => (thread.comment._id === now.responseTo ? withAnswer(thread, now, asNow) : thread))),
  );
}

/** Applies a change to a list of replies to one comment. */
const withReplyTo = (repliesTo: unknown) => (pages: Pages, now: CommentNow, asNow: AsNow) =>
  now.responseTo === repliesTo ? withThread(pages, now, asNow) : [...pages];

/** Appends a new comment if the end of the list is loaded. */
function withThread(pages: Pages, now: CommentNow, asNow: AsNow): CommentsPage[] {
  const isIt = ({ comment }: Thread) => comment._id === now._id;
  const isThere = pages.some(({ entries, rest }) => [...entries, ...(rest?.told.entries ?? [])].some(isIt));
  const place = (thread: Thread) => (isGone(now) ? [] : [{ ...thread, comment: asNow(now, thread.comment) }]);
  if (isThere) return pages.map((page) => withEntries(page, (threads) => threads.flatMap((thread) => (isIt(thread) ? place(thread) : [thread]))));
  const added = now.deleted ? [] : [{ comment: asNow(now), replies: [] }];
  return pages.map((page, index) => (index === pages.length - 1 && !page.rest ? { ...page, entries: [...page.entries, ...added] } : page));
}

/** Appends a new reply if all earlier ones are loaded. */
function withAnswer(thread: Thread, now: CommentNow, asNow: AsNow): Thread {
  const { comment, replies } = thread;
  if (replies.some(({ _id }) => _id === now._id)) {
    return { comment, replies: replies.flatMap((reply) => (reply._id !== now._id ? [reply] : isGone(now) ? [] : [asNow(now, reply)])) };
  }
  return now.deleted || replies.length + 1 !== comment.replyCount ? thread : { comment, replies: [...replies, asNow(now)] };
}
