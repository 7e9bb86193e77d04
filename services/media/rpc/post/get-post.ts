import { viewerOf } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { showAlone } from '../../steps/show-alone.ts';

export const getPost = rpc('media', 'GetPost', {
  access: viewerOf(({ item }) => item),
  run: async (ctx, { item }, { owner, viewer }) => ({ post: await showAlone(ctx, { item, owner, viewer }) }),
});
