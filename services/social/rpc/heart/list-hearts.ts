import { viewerOf } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pageOfHearts } from '../../views/heart-pages.ts';

export const listHearts = rpc('social', 'ListHearts', {
  access: viewerOf(({ item }) => item),
  run: (ctx, { item, ...page }, { viewer }) => pageOfHearts(ctx, { target: item, viewer }, page),
});
