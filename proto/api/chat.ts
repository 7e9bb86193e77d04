import { z } from 'zod';
import { maxMessageItems } from '../rules/messages.ts';
import { defaultMessagesPerPage, defaultPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { filledText, id, me, plainId, text } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { card, chatMessage, chatRoom } from './shapes/shapes.ts';

/** Limit of parsing only: the service limits messages and names. */
const maxReadCharacters = 100_000;
/** More than are in any room. */
const others = z.array(id).max(100);
const roomList = z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage));
const conversation = {
  room: chatRoom,
  conversation: z.array(chatMessage).describe('Oldest first.'),
  conversationSize: z.int().min(0),
  next: z.string().optional(),
  receipts: z
    .array(z.strictObject({ profileId: z.string(), seq: z.int().min(0) }))
    .describe('How far others have read: to the message with this `seq`. Of those who show it, to a caller who does.'),
};
const settings = z.strictObject({ receipts: z.boolean(), typing: z.boolean() });
const found = z.strictObject({ profiles: z.array(card) });

export const fetchChatRooms = call({
  method: 'POST',
  path: '/api/chatbox/fetch-chatrooms',
  who: 'signed-in',
  summary: "The caller's rooms, the one with the newest message first; or those of all of them that a text finds.",
  body: z
    .object({
      profileId: me,
      query: filledText(400).optional().describe("Words of a room's name, or the name of somebody in it; finds at most 50 rooms."),
      ...paging,
    })
    .transform(paged(defaultPerPage)),
  answer: z.strictObject({
    allChatRooms: z.array(chatRoom),
    unwritten: z
      .array(card)
      .optional()
      .describe('With the last rooms of the list: the connections, at most 500, with whom no message was exchanged yet, by name.'),
    ...partOfList,
  }),
});

export const checkNotifications = call({
  method: 'POST',
  path: '/api/chatbox/check-notifications',
  who: 'signed-in',
  summary: "Those of the caller's rooms with messages that the caller has not read, the newest first.",
  body: roomList,
  answer: z.strictObject({ notifications: z.array(z.strictObject({ roomId: z.string(), notificationCount: z.int().min(1) })), next: z.string().optional() }),
});

export const conversationQuery = call({
  method: 'POST',
  path: '/api/chatbox/conversation-query',
  who: 'signed-in',
  summary: 'Messages of a room; page 0 is the newest.',
  body: z.object({ roomId: id, ...paging }).transform(paged(defaultMessagesPerPage)),
  answer: z.strictObject(conversation),
});

export const profileConversation = call({
  method: 'POST',
  path: '/api/chatbox/profile-conversation',
  who: 'signed-in',
  summary: 'The room of the caller and one other, which begins where there is none, and its messages; page 0 is the newest.',
  body: z.object({ profileIds: others.min(1).describe('The other one; the caller may be named too.'), ...paging }).transform(paged(defaultMessagesPerPage)),
  answer: z.strictObject(conversation),
});

export const findChatProfiles = call({
  method: 'POST',
  path: '/api/chatbox/find-profiles',
  who: 'signed-in',
  summary: "The caller's connections whose name or mail address holds a text.",
  body: z.object({ query: filledText(400), profileId: me }),
  answer: found,
});

export const addRecipient = call({
  method: 'POST',
  path: '/api/chatbox/add-recipient',
  who: 'signed-in',
  summary: 'The same, without those who are chosen already.',
  body: z.object({ query: filledText(400), profileId: me, recipientIds: others.default([]) }),
  answer: found,
});

export const createChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/create-chat-group',
  who: 'signed-in',
  summary: 'Begins a group chat of the caller and two connections or more.',
  body: z.object({ name: text(maxReadCharacters), author: me, profiles: others }),
  answer: z.strictObject({ room: chatRoom }),
});

export const renameChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/rename-chat-group',
  who: 'signed-in',
  summary: 'Names a group chat anew; whoever has been in it the longest may.',
  body: z.object({ roomId: id, name: text(maxReadCharacters) }),
  answer: z.strictObject({ room: chatRoom }),
});

export const addToChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/add-to-chat-group',
  who: 'signed-in',
  summary: 'Adds connections of the caller, who has been in the group chat the longest; they see what is sent from then on.',
  body: z.object({ roomId: id, profiles: others.min(1) }),
  answer: z.strictObject({ room: chatRoom }),
});

export const removeFromChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/remove-from-chat-group',
  who: 'signed-in',
  summary: 'Takes others out of the group chat, in which the caller has been the longest; they read nothing of it any more.',
  body: z.object({ roomId: id, profiles: others.min(1) }),
  answer: z.strictObject({ room: chatRoom }),
});

export const leaveChatGroup = call({
  method: 'POST',
  path: '/api/chatbox/leave-chat-group',
  who: 'signed-in',
  summary: 'Takes the caller out of a group chat.',
  body: z.object({ roomId: id }),
  answer: z.strictObject({}),
});

export const submitMessage = call({
  method: 'POST',
  path: '/api/chatbox/submit-message',
  who: 'signed-in',
  summary: 'Sends a message to a room or, without one, to one other, whose room with the caller begins where there is none.',
  body: z
    .object({
      messageBody: text(maxReadCharacters),
      profile: me,
      roomId: id.nullish(),
      profileTo: id.nullish().describe('Of a message without a room; beside a room it says nothing.'),
      posts: z
        .array(id)
        .max(maxMessageItems)
        .default([])
        .describe('Posts that the caller may see, to which the message points: nobody may see them for that, but what is in `grants`.'),
      grants: z
        .array(id)
        .max(maxMessageItems)
        .default([])
        .describe("Those of `posts`, the caller's own, that the room may see while the message is there, whoever else may."),
      clientId: plainId.optional().describe('The same one is the same message, however often it is sent.'),
    })
    .refine(({ roomId, profileTo }) => Boolean(roomId ?? profileTo), 'Either "roomId" or "profileTo" is needed.'),
  answer: z.strictObject({ message: chatMessage }),
});

export const deleteMessage = call({
  method: 'POST',
  path: '/api/chatbox/delete-message',
  who: 'signed-in',
  summary: "Deletes the caller's own message; its place stays.",
  body: z.object({ messageId: plainId, profileId: me }),
  answer: z.strictObject({}),
});

export const deleteNotifRoom = call({
  method: 'DELETE',
  path: '/api/chatbox/delete-notif-room',
  who: 'signed-in',
  summary: 'Says that the caller has read a room: to its newest message, or to one.',
  queried: ['roomId'],
  body: z.object({ roomId: id, seq: z.int().min(1).optional().describe('To the message with this `seq`.') }),
  answer: z.strictObject({}),
});

export const tellWriting = call({
  method: 'POST',
  path: '/api/chatbox/writing',
  who: 'signed-in',
  summary: 'Tells the open pages of the others in a room that the caller is writing: of those who show that of themselves, as the caller must.',
  body: z.object({ roomId: id }),
  answer: z.strictObject({}),
});

export const chatSettings = call({
  method: 'POST',
  path: '/api/chatbox/settings',
  who: 'signed-in',
  summary: 'What the caller shows in the chat, and so sees of others: how far they have read, and that they are writing. Nothing at first.',
  body: z.object({ profileId: me }),
  answer: settings,
});

export const changeChatSettings = call({
  method: 'POST',
  path: '/api/chatbox/change-settings',
  who: 'signed-in',
  summary: 'Changes that; what is not there stays.',
  body: z.object({ profileId: me, receipts: z.boolean().optional(), typing: z.boolean().optional() }),
  answer: settings,
});
