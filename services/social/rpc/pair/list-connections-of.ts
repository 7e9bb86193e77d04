import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownConnections } from './own-connections.ts';

/** Internal, for media's export of the member; see the table of permitted calls. */
export const listConnectionsOf = rpc('social', 'ListConnectionsOf', { access: internal, run: (ctx, { member }) => ownConnections(ctx, member) });
