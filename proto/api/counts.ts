import { z } from 'zod';
import { call } from './call.ts';
import { me } from './shapes/fields.ts';
import { unreadRoom } from './shapes/shapes.ts';

export const profileCounts = call({
  method: 'POST',
  path: '/api/profile/counts',
  who: 'signed-in',
  keptOffline: true,
  summary:
    'Returns all numbers of the menus at once: requests for connections, invites to groups, whether notifications are unread, and unread messages by room. A field is absent while the service that counts it is unavailable.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({
    pending: z.int().min(0).optional().describe('Number of members who request a connection with the caller, at most 500.'),
    invites: z.int().min(0).optional().describe('Number of groups that invite the caller, at most 100.'),
    unread: z.boolean().optional().describe('True if the caller has unread notifications.'),
    rooms: z.array(unreadRoom).optional().describe('The 100 newest rooms with unread messages, as in the first page of `check-notifications`.'),
  }),
});
