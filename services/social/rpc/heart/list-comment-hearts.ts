import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfComment } from '../../access/comment.ts';
import { pageOfHearts } from './heart-pages.ts';

export const listCommentHearts = rpc('social', 'ListCommentHearts', {
  access: viewerOfComment,
  run: (ctx, { comment, ...page }, { viewer }) => pageOfHearts(ctx, { target: comment, viewer }, page),
});
