import type { Answer, Body, ChatMessage, ChatRoom, Profile } from '@kloak/proto/api/types.ts';
import { anna, ben, clara } from './family.ts';
import type { Routes } from './serve.ts';

/** A message with this number in its room, a minute after the previous one. */
export function messageOf(seq: number, profile: Profile, messageBody: string, about: Partial<ChatMessage> = {}): ChatMessage {
  const createdAt = new Date(Date.UTC(2020, 10, 20, 10, seq)).toISOString();
  return { _id: `r1-${seq}`, messageBody, profile, roomId: 'r1', createdAt, seq, ...about };
}

/** Anna's room with Ben, and the group of which she is the longest-standing member. */
export const bensRoom: ChatRoom = { _id: 'r1', profiles: [anna, ben], isGroup: false, notificationCount: 0, messages: [] };
export const lakeGroup: ChatRoom = { _id: 'r2', profiles: [anna, ben, clara], name: 'Lake', isGroup: true, notificationCount: 0, messages: [] };

type Chat = { room: ChatRoom; messages: ChatMessage[]; receipts?: ConversationPage['receipts'] };
type ConversationPage = Answer<'POST /api/chatbox/conversation-query'>;

/** A room as the server stores it; tests may change it. */
export function pageOfRoom(
  { room, messages, receipts = [] }: Chat,
  { before, perPage = 15 }: Pick<Body<'POST /api/chatbox/conversation-query'>, 'before' | 'perPage'>,
): ConversationPage {
  const older = messages.filter(({ seq }) => before === undefined || seq < Number(before));
  const conversation = older.slice(-perPage);
  const next = older.length > conversation.length ? String(conversation[0]?.seq) : undefined;
  const last = messages.at(-1);
  return { room: { ...room, messages: last ? [{ message: last }] : [] }, conversation, conversationSize: messages.length, next, receipts };
}

/** Answers to the chat's calls, for a member with one room. */
export function chatRoutes(chat: Chat): Routes {
  const room = () => pageOfRoom(chat, {}).room;
  return {
    'POST /api/profile/find-media-byfamily': { profiles: [], total: 0 },
    'POST /api/chatbox/check-notifications': () => {
      const { _id, notificationCount } = room();
      return { notifications: notificationCount > 0 ? [{ roomId: _id, notificationCount }] : [] };
    },
    'POST /api/chatbox/fetch-chatrooms': () => ({ allChatRooms: [room()], total: 1 }),
    'POST /api/chatbox/conversation-query': (asked) => pageOfRoom(chat, asked),
    'DELETE /api/chatbox/delete-notif-room': () => {
      chat.room = { ...chat.room, notificationCount: 0 };
      return {};
    },
  };
}
