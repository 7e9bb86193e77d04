import type { Comment } from '@kloak/proto/api/types.ts';
import { groupBy } from '../../lib/group-by.ts';

/** A comment with its replies. */
export type Thread = { readonly comment: Comment; readonly replies: readonly Comment[] };

/** Groups a flat list in which each comment is followed by its replies. Also accepts a list of replies alone, which have no replies themselves. */
export function threadsOf(flat: readonly Comment[]): Thread[] {
  const heads = new Set(flat.map(({ _id }) => _id));
  const repliesTo = groupBy(flat, ({ responseTo }) => responseTo);
  const isReply = ({ responseTo }: Comment) => responseTo !== undefined && heads.has(responseTo);
  return flat.filter((comment) => !isReply(comment)).map((comment) => ({ comment, replies: repliesTo.get(comment._id) ?? [] }));
}

/** Removes duplicates of a comment that two pages contain. */
export function uniqueThreads(threads: readonly Thread[]): Thread[] {
  return [...new Map(threads.map((thread) => [thread.comment._id, thread])).values()];
}

/** Number of replies; a newly written one may not be counted by the server yet. */
export const repliesOf = ({ comment, replies }: Thread) => Math.max(comment.replyCount, replies.length);

/** Adds a newly written reply, unless the server has returned it meanwhile. */
export function withReply(thread: Thread, saved: Comment): Thread {
  const { comment, replies } = thread;
  const isHere = comment._id === saved.responseTo && replies.every(({ _id }) => _id !== saved._id);
  return isHere ? { comment, replies: [...replies, saved] } : thread;
}

/** True if the thread contains this comment, as its head or as one of its loaded replies. */
export const threadContains = ({ comment, replies }: Thread, id: string): boolean => comment._id === id || replies.some(({ _id }) => _id === id);
