import { z } from 'zod';
import { id, me } from './fields.ts';
import { eachIsMe, identityNames, oneIsMe, type Route, route } from './route.ts';
import { connectionsOf } from './shapes.ts';

const pair = z.object({ profileFrom: id, profileTo: id });
/** In `accept` and `reject` the caller is one of the two, in either order. */
const oneOfBoth = oneIsMe(['profileFrom', 'profileTo']);
const restIsMe = eachIsMe(identityNames.filter((name) => name !== 'profileFrom'));
const eitherWay = (body: Record<string, unknown>, caller: string) => oneOfBoth(body, caller) && restIsMe(body, caller);
const other = (fields: z.output<typeof pair>, caller: string) => (fields.profileFrom === caller ? fields.profileTo : fields.profileFrom);

export const connections: Route[] = [
  route({
    method: 'POST',
    path: '/api/connection/request',
    who: 'signed-in',
    summary: 'Asks another member to connect; asking back accepts.',
    limit: 'write',
    input: pair,
    rpc: (clients) => clients.social.RequestConnection,
    to: ({ fields }) => ({ other: fields.profileTo }),
    from: connectionsOf,
  }),
  route({
    method: 'POST',
    path: '/api/connection/accept',
    who: 'signed-in',
    summary: "Accepts the other's request.",
    limit: 'write',
    names: eitherWay,
    input: pair,
    rpc: (clients) => clients.social.AcceptConnection,
    to: ({ fields, me: caller }) => ({ other: other(fields, caller) }),
    from: connectionsOf,
  }),
  route({
    method: 'POST',
    path: '/api/connection/reject',
    who: 'signed-in',
    summary: 'Declines, cancels or removes, by what there is between the two.',
    limit: 'write',
    names: eitherWay,
    input: pair,
    rpc: (clients) => clients.social.RejectConnection,
    to: ({ fields, me: caller }) => ({ other: other(fields, caller) }),
    from: connectionsOf,
    after: (effects) => effects.forgetGrants(),
  }),
  route({
    method: 'GET',
    path: '/api/connection/all/{profileId}',
    who: 'signed-in',
    summary: "The caller's own connections, requests sent and requests received.",
    limit: 'read',
    input: z.object({ profileId: me }),
    rpc: (clients) => clients.social.ListConnections,
    to: () => ({}),
    from: connectionsOf,
  }),
];
