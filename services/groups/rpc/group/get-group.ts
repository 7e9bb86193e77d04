import { rpc } from '@kloak/platform/rpc.ts';
import { seesGroup } from '../../access/group.ts';
import { showGroup } from '../../views/show-group.ts';

export const getGroup = rpc('groups', 'GetGroup', {
  access: seesGroup,
  run: async (ctx, { group }, me) => ({ group: await showGroup(ctx, me, group) }),
});
