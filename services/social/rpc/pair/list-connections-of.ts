import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownConnections } from './own-connections.ts';

/** Asked by media alone, for the member's own export: the table of who may call what says so. */
export const listConnectionsOf = rpc('social', 'ListConnectionsOf', { access: internal, run: (ctx, { member }) => ownConnections(ctx, member) });
