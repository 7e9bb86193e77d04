import { z } from 'zod';
import { id, me } from './fields.ts';
import { eachIsMe, identityNames, oneIsMe, type Row, row } from './route.ts';
import { connectionsOf } from './shapes.ts';

const pair = z.object({ profileFrom: id, profileTo: id });
/** In `accept` and `reject` the caller is one of the two, in either order. */
const oneOfBoth = oneIsMe(['profileFrom', 'profileTo']);
const restIsMe = eachIsMe(identityNames.filter((name) => name !== 'profileFrom'));
const eitherWay = (body: Record<string, unknown>, caller: string) => oneOfBoth(body, caller) && restIsMe(body, caller);
const other = (fields: z.output<typeof pair>, caller: string) => (fields.profileFrom === caller ? fields.profileTo : fields.profileFrom);

export const connections: Row[] = [
  row({
    method: 'POST',
    path: '/api/connection/request',
    who: 'signed-in',
    says: 'Asks another member to connect; asking back accepts.',
    limit: 'write',
    input: pair,
    rpc: (clients) => clients.social.RequestConnection,
    to: ({ fields }) => ({ other: fields.profileTo }),
    from: connectionsOf,
  }),
  row({
    method: 'POST',
    path: '/api/connection/accept',
    who: 'signed-in',
    says: "Accepts the other's request.",
    limit: 'write',
    names: eitherWay,
    input: pair,
    rpc: (clients) => clients.social.AcceptConnection,
    to: ({ fields, me: caller }) => ({ other: other(fields, caller) }),
    from: connectionsOf,
  }),
  row({
    method: 'POST',
    path: '/api/connection/reject',
    who: 'signed-in',
    says: 'Declines, cancels or removes, by what there is between the two.',
    limit: 'write',
    names: eitherWay,
    input: pair,
    rpc: (clients) => clients.social.RejectConnection,
    to: ({ fields, me: caller }) => ({ other: other(fields, caller) }),
    from: connectionsOf,
    after: (effects) => effects.forgetGrants(),
  }),
  row({
    method: 'GET',
    path: '/api/connection/all/{profileId}',
    who: 'signed-in',
    says: "The caller's own connections, requests sent and requests received.",
    limit: 'read',
    input: z.object({ profileId: me }),
    rpc: (clients) => clients.social.ListConnections,
    to: () => ({}),
    from: connectionsOf,
  }),
];
