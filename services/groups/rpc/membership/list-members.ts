import { rpc } from '@kloak/platform/rpc.ts';
import { isInGroup } from '../../access/post.ts';
import { profilesOf } from '../../views/profiles.ts';
import { listMembers as list } from '../../views/show-group.ts';

export const listMembers = rpc('groups', 'ListMembers', {
  access: isInGroup,
  async run(ctx, { group, ...request }) {
    const { items, next } = await list(ctx, group, request);
    const profileOf = await profilesOf(ctx, items);
    return { members: items.map(profileOf), next };
  },
});
