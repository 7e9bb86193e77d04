import type { Ctx } from '@kloak/platform/context.ts';
import { answerBytes, maxAnswerBytes } from '@kloak/platform/lists/answer-size.ts';
import { type ListPage, type ListRequest, readShown, type ViewList } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultCommentsPerPage } from '@kloak/proto/rules/pages.ts';
import { viewerOfSubject } from '../../access/subject.ts';
import { noComment } from '../../domain/comment.ts';
import { subjectId } from '../../domain/subject.ts';
import { type CommentCount, type CommentDoc, commentCounts, comments, isComment, maxRepliesWithComment } from '../../views/comments.ts';
import { showComments } from './show-comment.ts';

/** Maximum replies per answer: one query to a view. Comments share them; the rest can be requested, as `replyCount` shows. */
const maxReplies = 500;

export const listComments = rpc('social', 'ListComments', {
  access: viewerOfSubject,
  async run(ctx, { responseTo, page, perPage, before }, { subject, viewer }) {
    const [id, request] = [subjectId(subject), { page, perPage, before }];
    const { items, total, next } = responseTo === undefined ? await withReplies(ctx, id, request) : await repliesTo(ctx, id, responseTo, request);
    return { comments: await showComments(ctx, items, viewer), total, next };
  },
});

type CommentsPage = ListPage<CommentDoc> & { total: number };

/** Query for the comments under a subject, or the replies under a comment, oldest first. */
function thread(ctx: Ctx, under: string): ViewList<CommentDoc | CommentCount, CommentDoc> {
  return { reader: ctx.view(comments), index: 'thread', equals: [under], pick: (doc) => (isComment(doc) ? [doc] : []) };
}

const bytesOf = ({ content }: CommentDoc): number => answerBytes(content);

/** A page that fits into one answer. */
const readFitting = (list: ViewList<CommentDoc | CommentCount, CommentDoc>, request: ListRequest): Promise<ListPage<CommentDoc>> =>
  readShown(list, request, { show: async (docs) => docs, bytesOf, defaultSize: defaultCommentsPerPage });

/** A page of comments, each followed by its replies. */
async function withReplies(ctx: Ctx, subject: string, request: ListRequest): Promise<CommentsPage> {
  const [{ items, next }, { threads }] = await Promise.all([readFitting(thread(ctx, subject), request), commentCounts(ctx.view(comments), subject)]);
  const repliesOf = await firstReplies(ctx, items);
  return { items: items.flatMap((comment) => [comment, ...repliesOf(comment)]), total: threads, next };
}

/** First replies of each comment, with an equal maximum for all. */
async function firstReplies(ctx: Ctx, items: readonly CommentDoc[]): Promise<(comment: CommentDoc) => CommentDoc[]> {
  const share = largestShare((one) => sum(items.map(({ replies }) => Math.min(replies.length, one))) <= maxReplies);
  const found = (await ctx.view(comments).getMany(items.flatMap(({ replies }) => replies.slice(0, share)))).filter(isComment);
  const all = Map.groupBy(found, ({ responseTo }) => responseTo);
  const sizes = items.map(({ id }) => (all.get(id) ?? []).map(bytesOf));
  const room = maxAnswerBytes - sum(items.map(bytesOf));
  const fitting = largestShare((one) => sum(sizes.flatMap((replies) => replies.slice(0, one))) <= room);
  return ({ id }) => (all.get(id) ?? []).slice(0, fitting);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Largest equal share that fits; unused parts go to the others. A share of 0 always fits. */
function largestShare(fits: (share: number) => boolean): number {
  let share = maxRepliesWithComment;
  while (share > 0 && !fits(share)) share -= 1;
  return share;
}

async function repliesTo(ctx: Ctx, subject: string, id: string, request: ListRequest): Promise<CommentsPage> {
  const parent = await ctx.view(comments).get(id);
  if (!isComment(parent) || subjectId(parent.subject) !== subject) throw noComment();
  return { ...(await readFitting(thread(ctx, id), request)), total: parent.replyCount };
}
