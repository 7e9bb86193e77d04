import { Refusal } from '@kloak/platform/errors.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  addRecipient,
  addToChatGroup,
  changeChatSettings,
  chatSettings,
  checkNotifications,
  conversationQuery,
  createChatGroup,
  deleteMessage,
  deleteNotifRoom,
  fetchChatRooms,
  findChatProfiles,
  leaveChatGroup,
  profileConversation,
  removeFromChatGroup,
  renameChatGroup,
  submitMessage,
  tellWriting,
} from '@kloak/proto/api/chat.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { type Ask, handlerRoute, type Route, route } from '../route.ts';
import { cardOf } from '../shapes.ts';
import { lastMessages, messageShaper, roomOf, unreadRoomOf } from './chat-shape.ts';

type AskForPosts = Ask<'media.ListPostsById'>;

async function roomAnswer(ask: AskForPosts, { room }: ResponseOf<'chat.CreateGroup'>, viewer: string) {
  return { room: roomOf(assertPresent(room), await messageShaper(ask, lastMessages([room]), viewer)) };
}

async function conversationAnswer(ask: AskForPosts, { room, messages, total, next, receipts }: ResponseOf<'chat.ListMessages'>, viewer: string) {
  const show = await messageShaper(ask, [...messages, ...lastMessages([room])], viewer);
  const read = receipts.map(({ member: profileId, seq }) => ({ profileId, seq }));
  return { room: roomOf(assertPresent(room), show), conversation: messages.map(show), conversationSize: total, next, receipts: read };
}

const foundAnswer = ({ profiles }: ResponseOf<'chat.FindRecipients'>) => ({ profiles: profiles.map(cardOf) });

/** The other member in a list with the caller. Refuses: 400 `not-two`. */
function otherOf(ids: readonly string[], account: string): string {
  const [other, ...more] = new Set(ids.filter((id) => id !== account));
  if (other === undefined || more.length > 0) throw new Refusal('invalid', 'not-two', 'A conversation is with one other; for more there are group chats.');
  return other;
}

async function found(ask: Ask<'chat.FindRooms'>, query: string) {
  const { rooms } = await ask('chat.FindRooms', { query });
  return { rooms, total: rooms.length, next: undefined, unwritten: [] };
}

export const chat: readonly Route[] = [
  handlerRoute(fetchChatRooms, {
    rpcs: ['chat.ListRooms', 'chat.FindRooms', 'media.ListPostsById'],
    limit: 'read',
    async handle(_deps, { ask, auth, body }) {
      const { rooms, total, next, unwritten } = await (body.query === undefined ? ask('chat.ListRooms', body.paging) : found(ask, body.query));
      const show = await messageShaper(ask, lastMessages(rooms), principalOf(auth).account);
      return { allChatRooms: rooms.map((room) => roomOf(room, show)), ...(unwritten.length > 0 && { unwritten: unwritten.map(cardOf) }), total, next };
    },
  }),
  route(checkNotifications, {
    rpc: 'chat.ListUnread',
    limit: 'read',
    toRequest: ({ body }) => body.paging,
    toAnswer: ({ rooms, next }) => ({ notifications: rooms.map(unreadRoomOf), next }),
  }),
  handlerRoute(conversationQuery, {
    rpcs: ['chat.ListMessages', 'media.ListPostsById'],
    limit: 'read',
    async handle(_deps, { ask, auth, body: { roomId, paging } }) {
      return conversationAnswer(ask, await ask('chat.ListMessages', { room: roomId, ...paging }), principalOf(auth).account);
    },
  }),
  handlerRoute(profileConversation, {
    rpcs: ['chat.OpenPair', 'media.ListPostsById'],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { profileIds, paging } }) {
      const { account } = principalOf(auth);
      return conversationAnswer(ask, await ask('chat.OpenPair', { other: otherOf(profileIds, account), ...paging }), account);
    },
  }),
  route(findChatProfiles, {
    rpc: 'chat.FindRecipients',
    limit: 'lookup',
    toRequest: ({ body }) => ({ query: body.query }),
    toAnswer: foundAnswer,
  }),
  route(addRecipient, {
    rpc: 'chat.FindRecipients',
    limit: 'lookup',
    toRequest: ({ body }) => ({ query: body.query, without: body.recipientIds }),
    toAnswer: foundAnswer,
  }),
  handlerRoute(createChatGroup, {
    rpcs: ['chat.CreateGroup', 'media.ListPostsById'],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { name, profiles } }) {
      return roomAnswer(ask, await ask('chat.CreateGroup', { name, members: profiles }), principalOf(auth).account);
    },
  }),
  handlerRoute(renameChatGroup, {
    rpcs: ['chat.RenameGroup', 'media.ListPostsById'],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { roomId, name } }) {
      return roomAnswer(ask, await ask('chat.RenameGroup', { room: roomId, name }), principalOf(auth).account);
    },
  }),
  handlerRoute(addToChatGroup, {
    rpcs: ['chat.AddToGroup', 'media.ListPostsById'],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { roomId, profiles } }) {
      return roomAnswer(ask, await ask('chat.AddToGroup', { room: roomId, members: profiles }), principalOf(auth).account);
    },
  }),
  handlerRoute(removeFromChatGroup, {
    rpcs: ['chat.RemoveFromGroup', 'media.ListPostsById'],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { roomId, profiles } }) {
      return roomAnswer(ask, await ask('chat.RemoveFromGroup', { room: roomId, removed: profiles }), principalOf(auth).account);
    },
  }),
  route(leaveChatGroup, { rpc: 'chat.LeaveGroup', limit: 'write', toRequest: ({ body }) => ({ room: body.roomId }) }),
  handlerRoute(submitMessage, {
    rpcs: ['chat.SendMessage', 'media.ListPostsById'],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { messageBody, roomId, profileTo, posts, grants, clientId } }) {
      const place = roomId ? { room: roomId } : { to: profileTo ?? undefined };
      const message = assertPresent((await ask('chat.SendMessage', { ...place, body: messageBody, items: posts, grants, clientId })).message);
      const show = await messageShaper(ask, [message], principalOf(auth).account);
      return { message: show(message) };
    },
  }),
  route(deleteMessage, { rpc: 'chat.DeleteMessage', limit: 'write', toRequest: ({ body }) => ({ message: body.messageId }) }),
  route(deleteNotifRoom, {
    rpc: 'chat.MarkRead',
    limit: 'write',
    toRequest: ({ body: { roomId, seq } }) => ({ room: roomId, seq }),
  }),
  route(tellWriting, { rpc: 'chat.TellWriting', limit: 'write', toRequest: ({ body }) => ({ room: body.roomId }) }),
  route(chatSettings, { rpc: 'chat.GetSettings', limit: 'read' }),
  route(changeChatSettings, {
    rpc: 'chat.ChangeSettings',
    limit: 'write',
    toRequest: ({ body: { receipts, typing } }) => ({ receipts, typing }),
  }),
];
