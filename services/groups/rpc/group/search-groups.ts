import { verifiedToConnect } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { findGroups } from '../../views/find-groups.ts';
import { cardOf } from '../../views/show-group.ts';

export const searchGroups = rpc('groups', 'SearchGroups', {
  access: verifiedToConnect,
  async run(ctx, request) {
    const { items, next } = await findGroups(ctx, request);
    return { groups: items.map(cardOf), next };
  },
});
