import { acceptConnection, allConnections, blockMember, rejectConnection, requestConnection, unblockMember } from '@kloak/proto/api/connections.ts';
import { type Route, route } from '../route.ts';
import { connectionsOf } from '../shapes.ts';

/** The caller may be in either field. */
const otherOf = ({ profileFrom, profileTo }: { profileFrom: string; profileTo: string }, account: string) =>
  profileFrom === account ? profileTo : profileFrom;

export const connections: readonly Route[] = [
  route(requestConnection, {
    rpc: 'social.RequestConnection',
    limit: 'write',
    toRequest: ({ body }) => ({ other: body.profileTo }),
    toAnswer: connectionsOf,
  }),
  route(acceptConnection, {
    rpc: 'social.AcceptConnection',
    limit: 'write',
    toRequest: ({ body, account }) => ({ other: otherOf(body, account) }),
    toAnswer: connectionsOf,
  }),
  route(rejectConnection, {
    rpc: 'social.RejectConnection',
    limit: 'write',
    toRequest: ({ body, account }) => ({ other: otherOf(body, account) }),
    toAnswer: connectionsOf,
  }),
  route(blockMember, {
    rpc: 'social.BlockMember',
    limit: 'write',
    toRequest: ({ body }) => ({ other: body.profileTo }),
    toAnswer: connectionsOf,
  }),
  route(unblockMember, { rpc: 'social.UnblockMember', limit: 'write', toRequest: ({ body }) => ({ other: body.profileTo }), toAnswer: connectionsOf }),
  route(allConnections, { rpc: 'social.ListConnections', limit: 'read', toAnswer: connectionsOf }),
];
