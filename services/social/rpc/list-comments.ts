import { mayViewItem } from '@kloak/access/may-view-item.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import { type CommentCount, type CommentDoc, comments, countComments, isComment } from '../views/comments.ts';
import { profilesOf } from './profiles.ts';
import { type Asked, pageSize, type Question, readOn, readPage } from './read-page.ts';
import { showComment } from './show-comment.ts';

/** Replies that come with their comment, and in one answer; the rest are asked for, as `replyCount` tells. */
const most = { each: 100, inAll: 1000 };
/** The page of the specification. */
const usual = 25;

export const listComments: Handlers<'social'>['ListComments'] = async (ctx, { item, page, perPage, before, responseTo }) => {
  await mayViewItem(ctx, item);
  const asked: Asked = { page, perPage: pageSize(perPage, usual), ...(before !== undefined && { before }) };
  const { list, total, next } = responseTo === undefined ? await withReplies(ctx, item, asked) : await repliesTo(ctx, item, responseTo, asked);
  const profileOf = await profilesOf(
    ctx,
    list.map(({ writer }) => writer),
  );
  return { comments: list.map(showComment(profileOf)), total, ...(next !== undefined && { next }) };
};

type Listed = { list: CommentDoc[]; total: number; next?: string };

/** What stands under an item or under a comment, oldest first. */
function thread(ctx: Ctx, under: string): Question<CommentDoc | CommentCount, CommentDoc> {
  return { reader: ctx.view(comments), index: 'thread', equals: [under], pick: (doc) => (isComment(doc) ? [doc] : []) };
}

/** A page of comments, each followed by its replies. */
async function withReplies(ctx: Ctx, item: string, asked: Asked): Promise<Listed> {
  const [{ items, next }, total] = await Promise.all([readPage(thread(ctx, item), asked), countComments(ctx.view(comments), item)]);
  let left = most.inAll;
  const counts = items.map(({ replyCount }) => {
    const count = Math.min(replyCount, most.each, left);
    left -= count;
    return count;
  });
  const replies = await Promise.all(items.map(({ id }, place) => readOn(thread(ctx, id), counts[place] ?? 0)));
  return { list: items.flatMap((comment, place) => [comment, ...(replies[place]?.items ?? [])]), total, ...(next !== undefined && { next }) };
}

async function repliesTo(ctx: Ctx, item: string, id: string, asked: Asked): Promise<Listed> {
  const parent = await ctx.view(comments).get(id);
  if (!isComment(parent) || parent.item !== item) throw new Refusal('missing', 'no-comment', 'This comment does not exist.');
  const { items, next } = await readPage(thread(ctx, id), asked);
  return { list: items, total: parent.replyCount, ...(next !== undefined && { next }) };
}
