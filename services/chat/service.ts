import { cards } from '@kloak/access/cards.ts';
import { erasureReactions } from '@kloak/access/erasing.ts';
import { grants } from '@kloak/access/grants.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { relations } from '@kloak/access/relations.ts';
import { roomGrants } from '@kloak/access/room-grants.ts';
import { service } from '@kloak/platform/service.ts';
import { announceMessage } from './reactions/announce-message.ts';
import { announceRoom } from './reactions/announce-room.ts';
import { announceSettings } from './reactions/announce-settings.ts';
import { deleteMessage } from './rpc/message/delete-message.ts';
import { getWriter } from './rpc/message/get-writer.ts';
import { listMessages } from './rpc/message/list-messages.ts';
import { listMessagesOf } from './rpc/message/list-messages-of.ts';
import { sendMessage } from './rpc/message/send-message.ts';
import { addToGroup } from './rpc/room/add-to-group.ts';
import { createGroup } from './rpc/room/create-group.ts';
import { findRecipients } from './rpc/room/find-recipients.ts';
import { searchRooms } from './rpc/room/find-rooms.ts';
import { leaveGroup } from './rpc/room/leave-group.ts';
import { listRooms } from './rpc/room/list-rooms.ts';
import { listUnread } from './rpc/room/list-unread.ts';
import { markRead } from './rpc/room/mark-read.ts';
import { openPairRoom } from './rpc/room/open-pair.ts';
import { removeFromGroup } from './rpc/room/remove-from-group.ts';
import { renameGroup } from './rpc/room/rename-group.ts';
import { tellWriting } from './rpc/room/tell-writing.ts';
import { changeSettings } from './rpc/settings/change-settings.ts';
import { getSettings } from './rpc/settings/get-settings.ts';
import { forgetMember } from './steps/forget-member.ts';
import { memberships } from './views/memberships.ts';
import { messages } from './views/messages.ts';
import { roomCounts } from './views/room-counts.ts';
import { roomWords } from './views/room-words.ts';
import { rooms } from './views/rooms.ts';
import { sharedSignals } from './views/shared-signals.ts';

/** Service for rooms of two or more, and their messages. */
export const chat = service('chat', {
  rpcs: [
    listRooms,
    searchRooms,
    listUnread,
    listMessages,
    listMessagesOf,
    openPairRoom,
    createGroup,
    renameGroup,
    addToGroup,
    removeFromGroup,
    leaveGroup,
    sendMessage,
    deleteMessage,
    getWriter,
    markRead,
    tellWriting,
    findRecipients,
    getSettings,
    changeSettings,
  ],
  views: [relations, grants, groupMembers, roomGrants, cards, rooms, roomWords, memberships, messages, roomCounts, sharedSignals],
  reactions: [announceMessage, announceRoom, announceSettings, ...erasureReactions(forgetMember)],
  sweeps: [],
});
