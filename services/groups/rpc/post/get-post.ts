import { rpc } from '@kloak/platform/rpc.ts';
import { readsPost } from '../../access/post.ts';
import { showPost } from '../../views/show-posts.ts';

export const getPost = rpc('groups', 'GetPost', {
  access: readsPost,
  run: async (ctx, { post }) => ({ post: await showPost(ctx, post) }),
});
