import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownersAmong } from '../../access/people.ts';
import { listPostsOfDays } from '../../steps/list-posts-of-days.ts';

export const listFamilyPostsByDay = rpc('media', 'ListFamilyPostsByDay', {
  access: member,
  run: async (ctx, { people, ...request }, viewer) => listPostsOfDays(ctx, { ...request, owners: await ownersAmong(ctx, viewer, people), viewer }),
});
