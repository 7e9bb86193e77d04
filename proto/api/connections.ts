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
  summary: 'Asks another member to connect; asking back accepts.',
  body: pair,
  answer,
});

export const acceptConnection = call({
  method: 'POST',
  path: '/api/connection/accept',
  who: 'signed-in',
  summary: "Accepts the other's request.",
  callerIsOneOf: bothNames,
  body: pair,
  answer,
});

export const rejectConnection = call({
  method: 'POST',
  path: '/api/connection/reject',
  who: 'signed-in',
  summary: 'Declines, cancels or removes, by what there is between the two.',
  callerIsOneOf: bothNames,
  body: pair,
  answer,
});

export const blockMember = call({
  method: 'POST',
  path: '/api/connection/block',
  who: 'signed-in',
  summary:
    'Blocks another member, who is not told, and ends what is between the two: the other cannot find or ask the caller, write to the caller alone, or invite the caller to a group.',
  body: pair,
  answer,
});

export const unblockMember = call({
  method: 'POST',
  path: '/api/connection/unblock',
  who: 'signed-in',
  summary: "Ends the caller's block of another member; none is a success.",
  body: pair,
  answer,
});

export const allConnections = call({
  method: 'GET',
  path: '/api/connection/all/{profileId}',
  who: 'signed-in',
  summary: "The caller's own connections, requests sent and requests received, and whom the caller blocks.",
  body: z.object({ profileId: meInPath }),
  answer,
});
