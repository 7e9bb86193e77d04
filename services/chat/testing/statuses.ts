import { ownerOnly, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/**
 * HTTP statuses by access rule of chat. In the scene the owner began the group, `connected` is a member and wrote its message. For others it does not
 * exist.
 */
export const statuses: StatusesByRule = {
  room: { ...signedIn(404), connected: 200, owner: 200 },
  'room-leader': { ...signedIn(404), connected: 403, owner: 200 },
  'message-writer': { ...signedIn(404), connected: 200, owner: 403 },
  // The named people are connected with the owner only.
  'connected-with-all': ownerOnly,
};
