import { z } from 'zod';
import { call } from './call.ts';
import { id, meInPath } from './shapes/fields.ts';
import { connectionLists } from './shapes/shapes.ts';

const pair = z.object({ profileFrom: id, profileTo: id });
/** In `accept` and `reject` the caller is one of the two, in either order. */
const bothNames = ['profileFrom', 'profileTo'] as const;
const answer = z.strictObject({ connections: connectionLists });

export const requestConnection = call({
  method: 'POST',
  path: '/api/connection/request',
  who: 'signed-in',
  summary: 'Requests a connection with another member; accepts if the other has already requested it.',
  body: pair,
  answer,
});

export const acceptConnection = call({
  method: 'POST',
  path: '/api/connection/accept',
  who: 'signed-in',
  summary: 'Accepts a request for a connection.',
  callerIsOneOf: bothNames,
  body: pair,
  answer,
});

export const rejectConnection = call({
  method: 'POST',
  path: '/api/connection/reject',
  who: 'signed-in',
  summary: 'Declines or cancels a request, or removes a connection, whichever exists.',
  callerIsOneOf: bothNames,
  body: pair,
  answer,
});

export const blockMember = call({
  method: 'POST',
  path: '/api/connection/block',
  who: 'signed-in',
  summary:
    'Blocks a member without notice and ends any connection. The other cannot find or ask the caller, write to the caller alone or invite the caller to groups.',
  body: pair,
  answer,
});

export const unblockMember = call({
  method: 'POST',
  path: '/api/connection/unblock',
  who: 'signed-in',
  summary: 'Unblocks a member; also succeeds if not blocked.',
  body: pair,
  answer,
});

export const allConnections = call({
  method: 'GET',
  path: '/api/connection/all/{profileId}',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's connections, sent and received requests, and blocked members.",
  body: z.object({ profileId: meInPath }),
  answer,
});
