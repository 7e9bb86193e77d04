import { viewerOf } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { type ListPage, type ListRequest, readList, type ViewList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultCommentsPerPage } from '@kloak/proto/rules/pages.ts';
import { noComment } from '../../domain/comment.ts';
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

/** A page of comments, each followed by its replies. */
async function withReplies(ctx: Ctx, item: string, request: ListRequest): Promise<Counted> {
  const [{ items, next }, total] = await Promise.all([readList(thread(ctx, item), request, defaultCommentsPerPage), countComments(ctx.view(comments), item)]);
  const replies = Map.groupBy(await firstReplies(ctx, items), ({ responseTo }) => responseTo);
  return { items: items.flatMap((comment) => [comment, ...(replies.get(comment.id) ?? [])]), total, next };
}

async function firstReplies(ctx: Ctx, items: readonly CommentDoc[]): Promise<CommentDoc[]> {
  const share = shareOf(items.map(({ replies }) => replies.length));
  const ids = items.flatMap(({ replies }) => replies.slice(0, share));
  return (await ctx.view(comments).getMany(ids)).filter(isComment);
}

/** As many of each as all may have alike: what some do not need is there for the others. */
function shareOf(counts: readonly number[]): number {
  const sumOf = (share: number) => counts.reduce((sum, count) => sum + Math.min(count, share), 0);
  let share = maxRepliesWithComment;
  while (sumOf(share) > maxReplies) share -= 1;
  return share;
}

async function repliesTo(ctx: Ctx, item: string, id: string, request: ListRequest): Promise<Counted> {
  const parent = await ctx.view(comments).get(id);
  if (!isComment(parent) || parent.item !== item) throw noComment();
  return { ...(await readList(thread(ctx, id), request, defaultCommentsPerPage)), total: parent.replyCount };
}
