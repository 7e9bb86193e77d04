import { viewerOf } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { type ListPage, type ListRequest, pageSize, readFrom, readList, readPage, type ViewList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultCommentsPerPage } from '@kloak/proto/rules/pages.ts';
import { noComment } from '../../domain/comment.ts';
import { bytesOf, countFitting, maxAnswerBytes } from '../../views/answer-size.ts';
import { type CommentCount, type CommentDoc, comments, countComments, isComment, maxRepliesWithComment } from '../../views/comments.ts';
import { showComments } from '../../views/show-comment.ts';

/** Replies that come in one answer: what one question to a view takes. Its comments share them; the rest are asked for, as `replyCount` tells. */
const maxReplies = 500;

export const listComments = rpc('social', 'ListComments', {
  access: viewerOf(({ item }) => item),
  async run(ctx, { item, responseTo, ...request }, { viewer }) {
    const { items, total, next } = responseTo === undefined ? await withReplies(ctx, item, request) : await repliesTo(ctx, item, responseTo, request);
    return { comments: await showComments(ctx, items, viewer), total, next };
  },
});

type Counted = ListPage<CommentDoc> & { total: number };

/** What stands under an item or under a comment, oldest first. */
function thread(ctx: Ctx, under: string): ViewList<CommentDoc | CommentCount, CommentDoc> {
  return { reader: ctx.view(comments), index: 'thread', equals: [under], pick: (doc) => (isComment(doc) ? [doc] : []) };
}

/** A page; of comments that are too long for one answer fewer, and `next` goes on after them. See [Note: Bytes of an answer]. */
async function readFitting(list: ViewList<CommentDoc | CommentCount, CommentDoc>, request: ListRequest): Promise<ListPage<CommentDoc>> {
  const page = await readList(list, request, defaultCommentsPerPage);
  const count = countFitting(page.items);
  if (count === page.items.length) return page;
  const skip = request.page * pageSize(request.perPage, defaultCommentsPerPage);
  return request.before === undefined ? readPage(list, skip, count) : readFrom(list, count, request.before);
}

/** A page of comments, each followed by its replies. */
async function withReplies(ctx: Ctx, item: string, request: ListRequest): Promise<Counted> {
  const [{ items, next }, total] = await Promise.all([readFitting(thread(ctx, item), request), countComments(ctx.view(comments), item)]);
  const repliesOf = await firstReplies(ctx, items);
  return { items: items.flatMap((comment) => [comment, ...repliesOf(comment)]), total, next };
}

/** The first replies of each, as many as all may have alike. */
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

/** As many of each as fit: what some do not need is there for the others. None always fits. */
function largestShare(fits: (share: number) => boolean): number {
  let share = maxRepliesWithComment;
  while (share > 0 && !fits(share)) share -= 1;
  return share;
}

async function repliesTo(ctx: Ctx, item: string, id: string, request: ListRequest): Promise<Counted> {
  const parent = await ctx.view(comments).get(id);
  if (!isComment(parent) || parent.item !== item) throw noComment();
  return { ...(await readFitting(thread(ctx, id), request)), total: parent.replyCount };
}
