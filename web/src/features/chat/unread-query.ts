import type { ChatRoom } from '@kloak/proto/api/types.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { memberState } from '../../lib/member-state.ts';
import type { MessagePush, ReadPushFact } from '../../live/chat-message-bus.ts';
import { countOf } from '../../session/counts.ts';
import { useMe } from '../../session/session.ts';

/** Returns rooms with unread messages, the newest hundred of them. */
export function unreadQuery(me: string) {
  return queryOptions({
    queryKey: ['rooms', 'unread', me],
    queryFn: (asked) => {
      const own = async () => (await query('POST /api/chatbox/check-notifications', { profileId: me })).notifications;
      return countOf(asked, { me, name: 'rooms', own });
    },
  });
}

/** Returns the number of unread messages, for the badge. */
export function useUnread(): number {
  const { data } = useQuery({ ...unreadQuery(useMe().id), select: (rooms) => rooms.reduce((sum, { notificationCount }) => sum + notificationCount, 0) });
  return data ?? 0;
}

/** Returns the number of unread messages in a room. */
export function useUnreadIn({ _id, notificationCount }: ChatRoom): number {
  const { data: rooms } = useQuery(unreadQuery(useMe().id));
  const isWhole = rooms !== undefined && rooms.length < defaultPerPage;
  return rooms?.find(({ roomId }) => roomId === _id)?.notificationCount ?? (isWhole ? 0 : notificationCount);
}

/** `counted`: by room, the newest message that was pushed; `inSight`: the room whose newest message is visible. */
type UnreadCounts = { readonly counted: Map<string, number>; inSight: string | undefined };
const heard = memberState<UnreadCounts>(() => ({ counted: new Map(), inSight: undefined }));

/** Marks a room as in sight, so that its new messages do not count as unread. Returns a function that undoes it. */
export function markRoomVisible(roomId: string): () => void {
  heard().inSight = roomId;
  return () => {
    if (heard().inSight === roomId) heard().inSight = undefined;
  };
}

function setUnread(client: QueryClient, me: string, roomId: string, change: (count: number) => number): void {
  const { queryKey } = unreadQuery(me);
  client.setQueryData(queryKey, (rooms) => {
    const count = change(rooms?.find((room) => room.roomId === roomId)?.notificationCount ?? 0);
    const others = rooms?.filter((room) => room.roomId !== roomId);
    return count > 0 ? others && [{ roomId, notificationCount: count }, ...others] : others;
  });
  // The answer of a running request may be older than this change.
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

/** Counts a message as soon as it is pushed; the push about changed rooms comes later, once for many messages. */
export function noteMessage(client: QueryClient, me: string, { roomId, seq, message }: MessagePush): void {
  const { counted, inSight } = heard();
  if (message.deleted || seq <= (counted.get(roomId) ?? 0)) return;
  counted.set(roomId, seq);
  // Writing in a room marks it as read.
  if (message.profile._id === me) setUnread(client, me, roomId, () => 0);
  else if (inSight !== roomId) setUnread(client, me, roomId, (count) => count + 1);
}

/** Marks as read what another device of the member has read. */
export function noteRead(client: QueryClient, me: string, { roomId, seq, notificationCount }: ReadPushFact): void {
  const isOlder = seq < (heard().counted.get(roomId) ?? 0);
  if (isOlder) void client.invalidateQueries({ queryKey: unreadQuery(me).queryKey });
  else setUnread(client, me, roomId, () => notificationCount);
}
