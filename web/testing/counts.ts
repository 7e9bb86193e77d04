import { answerTo, type Routes } from './serve.ts';

/** Adds the answer with all numbers of the menus, from the answers to the calls for each; without a number that is refused or has no answer. */
export function withCounts(routes: Routes): Routes {
  return {
    async 'POST /api/profile/counts'({ profileId }) {
      const me = { profileId };
      const [connected, invited, news, messages] = await Promise.all([
        answerTo(routes, 'GET /api/connection/all/{profileId}', { profileId: 'me' }),
        answerTo(routes, 'POST /api/groups/group-invite-count', me),
        answerTo(routes, 'POST /api/notification/unread', me),
        answerTo(routes, 'POST /api/chatbox/check-notifications', me),
      ]);
      return {
        ...(connected && { pending: connected.connections.pending.length }),
        ...(invited && { invites: invited.count }),
        ...(news && { unread: news.unread }),
        ...(messages && { rooms: messages.notifications }),
      };
    },
    ...routes,
  };
}
