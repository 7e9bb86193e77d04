import { cards } from '@kloak/access/cards.ts';
import { mayViewItem } from '@kloak/access/may-view-item.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { posts } from '../views/posts.ts';
import { showPost } from './show-post.ts';

export const getPost: Handlers<'media'>['GetPost'] = async (ctx, { item }) => {
  const { owner } = await mayViewItem(ctx, item);
  const [post, card] = await Promise.all([ctx.view(posts).get(item), ctx.view(cards).get(owner)]);
  if (!post?.published) throw unavailable('This post', 'catching-up');
  return { post: showPost(post, card) };
};
