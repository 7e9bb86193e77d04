import { profileCounts } from '@kloak/proto/api/counts.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { absentWhileUnavailable } from '../absent-while-unavailable.ts';
import { unreadRoomOf } from '../chat/chat-shape.ts';
import { handlerRoute, type Route } from '../route.ts';

export const counts: readonly Route[] = [
  handlerRoute(profileCounts, {
    rpcs: ['social.ListConnections', 'groups.CountInvites', 'notification.GetUnread', 'chat.ListUnread'],
    limit: 'read',
    async handle(_deps, { ask }) {
      const [connections, invites, news, messages] = await Promise.all([
        ask('social.ListConnections', {}).catch(absentWhileUnavailable),
        ask('groups.CountInvites', {}).catch(absentWhileUnavailable),
        ask('notification.GetUnread', {}).catch(absentWhileUnavailable),
        ask('chat.ListUnread', { page: 0, perPage: defaultPerPage }).catch(absentWhileUnavailable),
      ]);
      return {
        ...(connections && { pending: connections.pending.length }),
        ...(invites && { invites: invites.count }),
        ...(news && { unread: news.unread }),
        ...(messages && { rooms: messages.rooms.map(unreadRoomOf) }),
      };
    },
  }),
];
