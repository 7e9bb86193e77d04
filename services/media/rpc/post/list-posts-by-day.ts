import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { listPostsOfDays } from '../../steps/list-posts-of-days.ts';

export const listPostsByDay = rpc('media', 'ListPostsByDay', {
  access: member,
  run: (ctx, request, owner) => listPostsOfDays(ctx, { ...request, owners: [owner], viewer: owner }),
});
