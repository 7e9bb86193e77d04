import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownConnections } from './own-connections.ts';

export const listConnections = rpc('social', 'ListConnections', {
  access: member,
  run: (ctx, _request, me) => ownConnections(ctx, me),
});
