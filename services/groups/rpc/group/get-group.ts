import { rpc } from '@kloak/platform/rpc.ts';
import { seesGroup } from '../../access/group.ts';
import { showFound } from '../../views/show-group.ts';

export const getGroup = rpc('groups', 'GetGroup', {
  access: seesGroup,
  run: async (ctx, { group }, { me, ...found }) => ({ group: await showFound(ctx, me, group, found) }),
});
