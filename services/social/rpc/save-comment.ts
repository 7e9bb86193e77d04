import { mayViewItem } from '@kloak/access/may-view-item.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Ctx, Handlers, StreamRef } from '@kloak/platform/service.ts';
import { comment, parseContent, replyTarget, save } from '../domain/comment.ts';
import { comments, isComment } from '../views/comments.ts';
import { profilesOf } from './profiles.ts';
import { showComment } from './show-comment.ts';

/** A comment lives with the item it is on: in the lane of its owner. */
const commentRef = (id: string, owner: string): StreamRef => ({ id, home: owner });

export const saveComment: Handlers<'social'>['SaveComment'] = async (ctx, request) => {
  const { item } = request;
  const writer = ctx.account();
  const content = parseContent(request.content);
  const { owner } = await mayViewItem(ctx, item);
  const responseTo = await targetOf(ctx, { item, owner, responseTo: request.responseTo });
  const id = ctx.id('comment');
  await ctx.decide(comment, commentRef(id, owner), save({ comment: id, item, owner, writer, content, ...(responseTo !== undefined && { responseTo }) }));
  const saved = await ctx.view(comments).get(id);
  if (!isComment(saved)) throw unavailable('This comment', 'catching-up');
  return { comment: showComment(await profilesOf(ctx, [writer]))(saved) };
};

async function targetOf(ctx: Ctx, { item, owner, responseTo }: { item: string; owner: string; responseTo: string | undefined }) {
  return responseTo === undefined ? undefined : replyTarget(await ctx.state(comment, commentRef(responseTo, owner)), item);
}
