import type { Answer, ChatMessage, ChatRoom, Profile } from '@kloak/proto/api/types.ts';
import { defaultMessagesPerPage } from '@kloak/proto/rules/pages.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, mutate, query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import type { MessagePush } from '../../live/chat-message-bus.ts';
import type { PresenceSign } from '../../live/chat-presence.ts';
import { type PeopleQuery, searchStaleMs } from '../../people/use-picker.ts';
import { unreadQuery } from './unread-query.ts';

const roomsPerPage = 20;

const noProfiles: readonly Profile[] = [];

const roomsList = (me: string) => ({
  queryKey: ['rooms', 'list', me],
  ...growingList(roomsPerPage, async (part) => {
    const { allChatRooms, unwritten = noProfiles, next } = await query('POST /api/chatbox/fetch-chatrooms', { profileId: me, ...part });
    return { entries: allChatRooms, about: unwritten, next };
  }),
});

/** Returns the member's rooms, by newest message. A room of two without messages is not included. */
export function roomsQuery(me: string) {
  return infiniteQueryOptions({
    ...roomsList(me),
    select: (list) => entriesOf(list).filter(({ isGroup, messages }) => isGroup || messages.length > 0),
  });
}

/** Returns connections without messages yet, by name; empty until all rooms are loaded. */
export function newContactsQuery(me: string) {
  return infiniteQueryOptions({ ...roomsList(me), select: ({ pages }) => pages.at(-1)?.about ?? noProfiles });
}

/** Returns rooms that match a text, except rooms of two whose other member is already among the found people. */
export function foundRoomsQuery(text: string, me: string) {
  return queryOptions({
    queryKey: ['rooms', 'found', text, me],
    queryFn: async () => (await query('POST /api/chatbox/fetch-chatrooms', { profileId: me, query: text })).allChatRooms,
    select: (rooms) => rooms.filter(({ isGroup, readOnly }) => isGroup || readOnly),
    enabled: text !== '',
  });
}

/** Returns the member with exactly this confirmed address, if any. */
export function memberByAddressQuery(address: string, me: string) {
  return queryOptions({
    queryKey: ['connections', 'by-address', address, me],
    queryFn: async () => {
      try {
        return (await query('POST /api/users/find-profile', { query: address })).profile;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: searchStaleMs,
  });
}

/** Returns a room as it is now: its name, members and newest message. */
export function roomQuery(roomId: string, me: string) {
  return queryOptions({
    queryKey: ['rooms', 'one', roomId, me],
    queryFn: async () => (await query('POST /api/chatbox/conversation-query', { roomId, perPage: 1 })).room,
  });
}

/**
 * Returns messages of a room, oldest first; the newest page is loaded first. `unread`: number of unread ones; `receipts`: positions up to which others
 * have read. Pushes update the list (`insertMessage`), and each opening of the room refetches it.
 */
export function conversationQuery(roomId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['conversation', roomId, me],
    ...growingList(defaultMessagesPerPage, async (part) => {
      const { conversation, room, receipts, next } = await query('POST /api/chatbox/conversation-query', { roomId, ...part });
      return { entries: conversation.toReversed(), about: { unread: room.notificationCount, receipts }, next };
    }),
    staleTime: 0,
    select: (list) => ({ messages: entriesOf(list).toReversed(), unread: 0, receipts: [], ...list.pages[0]?.about }),
  });
}

/** Updates a known message: only its deletion is new. */
const renewed = (known: ChatMessage, told: ChatMessage): ChatMessage => (told.deleted ? { ...told, createdAt: known.createdAt } : known);

/** Inserts a pushed message into the loaded ones. If earlier messages were missed, or the push lacks pictures, the list is refetched. */
export function insertMessage(client: QueryClient, me: string, { roomId, seq, message }: Pick<MessagePush, 'roomId' | 'seq' | 'message'>): void {
  const { queryKey } = conversationQuery(roomId, me);
  const known = client.getQueryData(queryKey);
  if (!known) return;
  const newest = entriesOf(known)[0]?.seq ?? 0;
  if (seq > newest + 1 || (seq > newest && message.missingPosts)) void client.invalidateQueries({ queryKey });
  else
    client.setQueryData(queryKey, (now) => {
      if (!now) return now;
      const pages = now.pages.map((page, index) => {
        const entries = page.entries.map((one) => (one.seq === seq ? renewed(one, message) : one));
        return { ...page, entries: index === 0 && seq === newest + 1 ? [message, ...entries] : entries };
      });
      return { ...now, pages };
    });
}

/** Records how far another member has read a room; never decreases. */
export function updateReceipt(client: QueryClient, me: string, { roomId, profileId, seq }: PresenceSign): void {
  if (seq === undefined) return;
  client.setQueryData(conversationQuery(roomId, me).queryKey, (now) => {
    const [first, ...older] = now?.pages ?? [];
    if (!now || !first) return now;
    const { receipts } = first.about;
    if (receipts.some((one) => one.profileId === profileId && one.seq >= seq)) return now;
    const others = receipts.filter((one) => one.profileId !== profileId);
    return { ...now, pages: [{ ...first, about: { ...first.about, receipts: [...others, { profileId, seq }] } }, ...older] };
  });
}

/** Updates a room of the list if the message is its newest, and moves it to the top. A room that is not loaded yet is added by the refetch of the list. */
export function updateRoomList(client: QueryClient, me: string, { roomId, seq, message }: Pick<MessagePush, 'roomId' | 'seq' | 'message'>): void {
  client.setQueryData(roomsQuery(me).queryKey, (now) => {
    const room = entriesOf(now).find(({ _id }) => _id === roomId);
    const last = room?.messages[0]?.message;
    if (!now || !room || (last && last.seq > seq)) return now;
    const isKnown = last?.seq === seq;
    const told = { ...room, messages: [{ message: isKnown ? renewed(last, message) : message }] };
    const pages = now.pages.map((page, index) => {
      if (isKnown) return { ...page, entries: page.entries.map((one) => (one === room ? told : one)) };
      const others = page.entries.filter((one) => one !== room);
      return { ...page, entries: index === 0 ? [told, ...others] : others };
    });
    return { ...now, pages };
  });
}

/** Returns connections whose name or address contains a text, with some excluded. */
export function peopleQuery(text: string, without: readonly string[], me: string): PeopleQuery {
  return {
    queryKey: ['connections', 'found', text, ...without, me],
    queryFn: async () => {
      if (without.length === 0) return (await query('POST /api/chatbox/find-profiles', { query: text, profileId: me })).profiles;
      return (await query('POST /api/chatbox/add-recipient', { query: text, profileId: me, recipientIds: [...without] })).profiles;
    },
    staleTime: searchStaleMs,
  };
}

/** Shows an answered room at once, and refetches its place in the lists. */
function showRoom(client: QueryClient, me: string, room: ChatRoom): void {
  client.setQueryData(roomQuery(room._id, me).queryKey, room);
  void client.invalidateQueries({ queryKey: roomsQuery(me).queryKey });
}

/** Opens the room with another member, and creates it if there is none. */
export function openPairMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: async (other: string) => (await mutate('POST /api/chatbox/profile-conversation', { profileIds: [other] })).room,
    onSuccess: (room) => showRoom(client, me, room),
  });
}

export function createGroupMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: async ({ name, members }: { readonly name: string; readonly members: readonly string[] }) =>
      (await mutate('POST /api/chatbox/create-chat-group', { name, author: me, profiles: [...members] })).room,
    onSuccess: (room) => showRoom(client, me, room),
  });
}

export function renameGroupMutation(client: QueryClient, roomId: string, me: string) {
  return mutationOptions({
    mutationFn: async (name: string) => (await mutate('POST /api/chatbox/rename-chat-group', { roomId, name })).room,
    onSuccess: (room) => showRoom(client, me, room),
  });
}

export function addToGroupMutation(client: QueryClient, roomId: string, me: string) {
  return mutationOptions({
    mutationFn: async (members: readonly string[]) => (await mutate('POST /api/chatbox/add-to-chat-group', { roomId, profiles: [...members] })).room,
    onSuccess: (room) => showRoom(client, me, room),
  });
}

export function removeFromGroupMutation(client: QueryClient, roomId: string, me: string) {
  return mutationOptions({
    mutationFn: async (profileId: string) => (await mutate('POST /api/chatbox/remove-from-chat-group', { roomId, profiles: [profileId] })).room,
    onSuccess: (room) => showRoom(client, me, room),
  });
}

export function leaveGroupMutation(client: QueryClient, roomId: string, me: string) {
  return mutationOptions({
    mutationFn: () => mutate('POST /api/chatbox/leave-chat-group', { roomId }),
    onSuccess: async () => {
      for (const { queryKey } of [roomQuery(roomId, me), conversationQuery(roomId, me)]) client.removeQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['rooms'] });
    },
  });
}

/** Marks a room as read up to a message; its count disappears at once. */
export function readMutation(client: QueryClient, roomId: string, me: string) {
  const { queryKey } = unreadQuery(me);
  return mutationOptions({
    mutationFn: (seq: number) => mutate('DELETE /api/chatbox/delete-notif-room', { roomId, seq }),
    onMutate: () => client.setQueryData(queryKey, (rooms) => rooms?.filter((room) => room.roomId !== roomId)),
    onSettled: () => client.invalidateQueries({ queryKey: ['rooms'] }),
  });
}

export function deleteMessageMutation(client: QueryClient, message: ChatMessage, me: string) {
  const { _id: messageId, roomId, seq } = message;
  return mutationOptions({
    mutationFn: () => mutate('POST /api/chatbox/delete-message', { messageId, profileId: me }),
    onSuccess: () => insertMessage(client, me, { roomId, seq, message: { ...message, messageBody: '', posts: [], missingPosts: 0, deleted: true } }),
  });
}

type ChatSettings = Pick<Answer<'POST /api/chatbox/settings'>, 'receipts' | 'typing'>;

/** Returns the signals that the member shares in the chat, and therefore sees of others. */
export function chatSettingsQuery(me: string) {
  return queryOptions({
    queryKey: ['chat-settings', me],
    queryFn: (): Promise<ChatSettings> => query('POST /api/chatbox/settings', { profileId: me }),
  });
}

/** Optimistic update, replaced by the answer. */
export function chatSettingsMutation(client: QueryClient, me: string) {
  const { queryKey } = chatSettingsQuery(me);
  return mutationOptions({
    scope: { id: 'chat-settings' },
    mutationFn: (wanted: Partial<ChatSettings>) => mutate('POST /api/chatbox/change-settings', { profileId: me, ...wanted }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now) => now && { ...now, ...wanted });
    },
    onSettled: () => Promise.all([queryKey, ['conversation']].map((one) => client.invalidateQueries({ queryKey: one }))),
  });
}
