import { z } from 'zod';
import { maxMessageItems } from '../rules/messages.ts';
import { defaultMessagesPerPage, defaultPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { filledText, id, me, plainId, text } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { card, chatMessage, chatRoom, unreadRoom } from './shapes/shapes.ts';

/** Limit of parsing only: the service limits messages and names. */
const maxReadCharacters = 100_000;
/** More than are in any room. */
const others = z.array(id).max(100);
const roomList = z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage));
const conversation = {
  room: chatRoom,
  conversation: z.array(chatMessage).describe('Oldest entries first.'),
  conversationSize: z.int().min(0),
  next: z.string().optional(),
  receipts: z
    .array(z.strictObject({ profileId: z.string(), seq: z.int().min(0) }))
    .describe('`seq` of the last message that each other member has read; only of members who share it, and only if the caller does.'),
};
const settings = z.strictObject({ receipts: z.boolean(), typing: z.boolean() });
const found = z.strictObject({ profiles: z.array(card) });

export const fetchChatRooms = call({
  method: 'POST',
  path: '/api/chatbox/fetch-chatrooms',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's rooms, the newest message first; with `query`, the matching rooms.",
  body: z
    .object({
      profileId: me,
      query: filledText(400).optional().describe('Text to find in the name of a room or of its members; at most 50 rooms are returned.'),
      ...paging,
    })
    .transform(paged(defaultPerPage)),
  answer: z.strictObject({
    allChatRooms: z.array(chatRoom),
    unwritten: z.array(card).optional().describe('Connections without a room yet, by name, at most 500; present on the last page of rooms.'),
    ...partOfList,
  }),
});

export const checkNotifications = call({
  method: 'POST',
  path: '/api/chatbox/check-notifications',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's rooms with unread messages, the newest first.",
  body: roomList,
  answer: z.strictObject({ notifications: z.array(unreadRoom), next: z.string().optional() }),
});

export const conversationQuery = call({
  method: 'POST',
  path: '/api/chatbox/conversation-query',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the messages of a room; page 0 is the newest.',
  body: z.object({ roomId: id, ...paging }).transform(paged(defaultMessagesPerPage)),
  answer: z.strictObject(conversation),
});

export const profileConversation = call({
  method: 'POST',
  path: '/api/chatbox/profile-conversation',
  who: 'signed-in',
  summary: 'Returns the room of the caller and one other member with its messages, page 0 the newest; creates the room if needed.',
  body: z
    .object({ profileIds: others.min(1).describe("Id of the other member; the caller's own id may be included."), ...paging })
    .transform(paged(defaultMessagesPerPage)),
  answer: z.strictObject(conversation),
});

export const findChatProfiles = call({
  method: 'POST',
  path: '/api/chatbox/find-profiles',
  who: 'signed-in',
  summary: 'Finds connections of the caller by a part of username or mail address.',
  body: z.object({ query: filledText(400), profileId: me }),
  answer: found,
});

export const addRecipient = call({
  method: 'POST',
  path: '/api/chatbox/add-recipient',
  who: 'signed-in',
  summary: 'Same as find-profiles, without those already chosen.',
  body: z.object({ query: filledText(400), profileId: me, recipientIds: others.default([]) }),
  answer: found,
});

export const createChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/create-chat-group',
  who: 'signed-in',
  summary: 'Creates a group chat of the caller and at least two connections.',
  body: z.object({ name: text(maxReadCharacters), author: me, profiles: others }),
  answer: z.strictObject({ room: chatRoom }),
});

export const renameChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/rename-chat-group',
  who: 'signed-in',
  summary: 'Renames a group chat; only for its longest-standing member.',
  body: z.object({ roomId: id, name: text(maxReadCharacters) }),
  answer: z.strictObject({ room: chatRoom }),
});

export const addToChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/add-to-chat-group',
  who: 'signed-in',
  summary: 'Adds connections to a group chat; only for its longest-standing member. They see only later messages.',
  body: z.object({ roomId: id, profiles: others.min(1) }),
  answer: z.strictObject({ room: chatRoom }),
});

export const removeFromChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/remove-from-chat-group',
  who: 'signed-in',
  summary: 'Removes members from a group chat; only for its longest-standing member. They can no longer read it.',
  body: z.object({ roomId: id, profiles: others.min(1) }),
  answer: z.strictObject({ room: chatRoom }),
});

export const leaveChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/leave-chat-group',
  who: 'signed-in',
  summary: 'Removes the caller from a group chat.',
  body: z.object({ roomId: id }),
  answer: z.strictObject({}),
});

export const submitMessage = call({
  method: 'POST',
  path: '/api/chatbox/submit-message',
  who: 'signed-in',
  summary: 'Sends a message to a room, or to one other member; creates their room if needed.',
  body: z
    .object({
      messageBody: text(maxReadCharacters),
      profile: me,
      roomId: id.nullish(),
      profileTo: id.nullish().describe('Recipient of a message without `roomId`; ignored if `roomId` is present.'),
      posts: z
        .array(id)
        .max(maxMessageItems)
        .default([])
        .describe('Posts that the message links to; the caller may see all of them. A link gives nobody access, unless the post is in `grants`.'),
      grants: z.array(id).max(maxMessageItems).default([]).describe('Own posts among `posts` that members of the room may see as long as the message exists.'),
      clientId: plainId.optional().describe('Idempotency key: a message with a known `clientId` is stored once.'),
    })
    .refine(({ roomId, profileTo }) => Boolean(roomId ?? profileTo), 'Either "roomId" or "profileTo" is needed.'),
  answer: z.strictObject({ message: chatMessage }),
});

export const deleteMessage = call({
  method: 'POST',
  path: '/api/chatbox/delete-message',
  who: 'signed-in',
  summary: "Deletes the text of the caller's own message; the entry remains.",
  body: z.object({ messageId: plainId, profileId: me }),
  answer: z.strictObject({}),
});

export const deleteNotifRoom = call({
  method: 'DELETE',
  path: '/api/chatbox/delete-notif-room',
  who: 'signed-in',
  summary: 'Marks a room as read by the caller, up to its newest or a given message.',
  queried: ['roomId'],
  body: z.object({ roomId: id, seq: z.int().min(1).optional().describe('`seq` of the last message read; the newest if absent.') }),
  answer: z.strictObject({}),
});

export const tellWriting = call({
  method: 'POST',
  path: '/api/chatbox/writing',
  who: 'signed-in',
  summary: "Notifies open pages of a room's other members that the caller is writing; only between members who share that.",
  body: z.object({ roomId: id }),
  answer: z.strictObject({}),
});

export const chatSettings = call({
  method: 'POST',
  path: '/api/chatbox/settings',
  who: 'signed-in',
  keptOffline: true,
  summary: "Returns the caller's chat settings: whether read messages and writing are shared, and so visible of others. Off by default.",
  body: z.object({ profileId: me }),
  answer: settings,
});

export const changeChatSettings = call({
  method: 'POST',
  path: '/api/chatbox/change-settings',
  who: 'signed-in',
  summary: "Changes the caller's chat settings; absent fields stay.",
  body: z.object({ profileId: me, receipts: z.boolean().optional(), typing: z.boolean().optional() }),
  answer: settings,
});
