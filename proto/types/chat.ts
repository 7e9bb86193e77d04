// Made by scripts/generate/generate.ts from proto/kloak/chat.
import type { Sent } from './sent.ts';

export interface Profile__Output { id: string; username: string; /** Root-relative URL of the avatar. */ image: string; }
export interface Profile extends Sent<Profile__Output> {}
export interface Message__Output {
  id: string; room: string; /** Place among the messages of the room, from 1 and without gaps. */ seq: number; writer: Profile__Output | null;
  /** In a room of two: the other one. */ to?: string; /** Empty if the message was deleted. */ body: string; createdAt: string; deleted: boolean;
  /** Items that it points to, including those that the caller may not see; none if it was deleted. */ items: string[];
}
export interface Message extends Sent<Message__Output> {}
export interface Room__Output {
  id: string; isGroup: boolean; /** Name of a group chat; empty if it was erased. */ name: string;
  /** In the order in which they joined: the first of a group may rename it, and add others. */ members: Profile__Output[]; unread: number;
  /** The newest message that the caller may see. */ last: Message__Output | null;
  /** True if the two members are no longer connected: nobody can write. */ readOnly: boolean;
}
export interface Room extends Sent<Room__Output> {}
export interface ListRoomsRequest__Output { page: number; perPage: number; before?: string; }
export interface ListRoomsRequest extends Sent<ListRoomsRequest__Output> {}
export interface ListRoomsResponse__Output {
  rooms: Room__Output[]; total: number; next?: string;
  /** Given with the last page of rooms: at most 500 connections of the caller without any message in either direction, by name. */ unwritten: Profile__Output[];
}
export interface ListRoomsResponse extends Sent<ListRoomsResponse__Output> {}
export interface FindRoomsRequest__Output { query: string; }
export interface FindRoomsRequest extends Sent<FindRoomsRequest__Output> {}
export interface FindRoomsResponse__Output { rooms: Room__Output[]; }
export interface FindRoomsResponse extends Sent<FindRoomsResponse__Output> {}
export interface UnreadRoom__Output { room: string; unread: number; }
export interface UnreadRoom extends Sent<UnreadRoom__Output> {}
export interface ListUnreadResponse__Output { rooms: UnreadRoom__Output[]; next?: string; }
export interface ListUnreadResponse extends Sent<ListUnreadResponse__Output> {}
export interface ListMessagesRequest__Output { room: string; page: number; perPage: number; before?: string; }
export interface ListMessagesRequest extends Sent<ListMessagesRequest__Output> {}
export interface OpenPairRequest__Output { other: string; page: number; perPage: number; before?: string; }
export interface OpenPairRequest extends Sent<OpenPairRequest__Output> {}
export interface ConversationResponse__Output {
  room: Room__Output | null; /** Oldest first. */ messages: Message__Output[]; /** Messages that the caller may see. */ total: number; next?: string;
  /** Read positions of other members. Both sides have to share receipts. */ receipts: Receipt__Output[];
}
export interface ConversationResponse extends Sent<ConversationResponse__Output> {}
export interface Receipt__Output { member: string; /** `seq` of the last message that was read. */ seq: number; }
export interface Receipt extends Sent<Receipt__Output> {}
export interface CreateGroupRequest__Output { name: string; members: string[]; }
export interface CreateGroupRequest extends Sent<CreateGroupRequest__Output> {}
export interface RenameGroupRequest__Output { room: string; name: string; }
export interface RenameGroupRequest extends Sent<RenameGroupRequest__Output> {}
export interface AddToGroupRequest__Output { room: string; members: string[]; }
export interface AddToGroupRequest extends Sent<AddToGroupRequest__Output> {}
export interface RoomResponse__Output { room: Room__Output | null; }
export interface RoomResponse extends Sent<RoomResponse__Output> {}
export interface RemoveFromGroupRequest__Output { room: string; removed: string[]; }
export interface RemoveFromGroupRequest extends Sent<RemoveFromGroupRequest__Output> {}
export interface LeaveGroupRequest__Output { room: string; }
export interface LeaveGroupRequest extends Sent<LeaveGroupRequest__Output> {}
export interface LeaveGroupResponse__Output {}
export interface LeaveGroupResponse extends Sent<LeaveGroupResponse__Output> {}
export interface SendMessageRequest__Output {
  /** One of the two is there. */ room?: string; to?: string; body: string; clientId?: string; /** At most 10, which the caller may view. */ items: string[];
  /** Those of `items` that the caller owns and lets the room see. */ grants: string[];
}
export interface SendMessageRequest extends Sent<SendMessageRequest__Output> {}
export interface SendMessageResponse__Output { message: Message__Output | null; }
export interface SendMessageResponse extends Sent<SendMessageResponse__Output> {}
export interface DeleteMessageRequest__Output { message: string; }
export interface DeleteMessageRequest extends Sent<DeleteMessageRequest__Output> {}
export interface DeleteMessageResponse__Output {}
export interface DeleteMessageResponse extends Sent<DeleteMessageResponse__Output> {}
export interface GetWriterRequest__Output { message: string; }
export interface GetWriterRequest extends Sent<GetWriterRequest__Output> {}
export interface GetWriterResponse__Output { writer: string; }
export interface GetWriterResponse extends Sent<GetWriterResponse__Output> {}
export interface MarkReadRequest__Output { room: string; seq?: number; }
export interface MarkReadRequest extends Sent<MarkReadRequest__Output> {}
export interface MarkReadResponse__Output {}
export interface MarkReadResponse extends Sent<MarkReadResponse__Output> {}
export interface TellWritingRequest__Output { room: string; }
export interface TellWritingRequest extends Sent<TellWritingRequest__Output> {}
export interface TellWritingResponse__Output {}
export interface TellWritingResponse extends Sent<TellWritingResponse__Output> {}
export interface GetSettingsRequest__Output {}
export interface GetSettingsRequest extends Sent<GetSettingsRequest__Output> {}
export interface ChangeSettingsRequest__Output { /** Absent fields stay unchanged. */ receipts?: boolean; typing?: boolean; }
export interface ChangeSettingsRequest extends Sent<ChangeSettingsRequest__Output> {}
export interface SettingsResponse__Output { receipts: boolean; typing: boolean; }
export interface SettingsResponse extends Sent<SettingsResponse__Output> {}
export interface FindRecipientsRequest__Output { query: string; without: string[]; }
export interface FindRecipientsRequest extends Sent<FindRecipientsRequest__Output> {}
export interface FindRecipientsResponse__Output { profiles: Profile__Output[]; }
export interface FindRecipientsResponse extends Sent<FindRecipientsResponse__Output> {}
export interface ListMessagesOfRequest__Output { member: string; before?: string; }
export interface ListMessagesOfRequest extends Sent<ListMessagesOfRequest__Output> {}
export interface OwnMessage__Output {
  room: string; /** Name of a group chat; otherwise empty. */ roomName: string; /** Other members of the room. */ with: string[]; seq: number; body: string;
  /** ISO 8601 UTC. */ createdAt: string; /** Ids of the items that it points to. */ items: string[];
}
export interface OwnMessage extends Sent<OwnMessage__Output> {}
export interface ListMessagesOfResponse__Output { messages: OwnMessage__Output[]; next?: string; }
export interface ListMessagesOfResponse extends Sent<ListMessagesOfResponse__Output> {}
/** room:{id} — a room: its members and messages, in one order. Each event carries the state for the next decision: the members after it, in the order in which they joined, and the number of messages sent so far. */
export interface RoomOpened__Output {
  room: string; /** Never changes: a group that shrinks to two members stays one. */ isGroup: boolean; members: string[]; seq: number; by: string;
}
export interface RoomOpened extends Sent<RoomOpened__Output> {}
export interface RoomNamed__Output { room: string; isGroup: boolean; members: string[]; seq: number; by: string; name: string; }
export interface RoomNamed extends Sent<RoomNamed__Output> {}
export interface MembersAdded__Output {
  room: string; isGroup: boolean; members: string[]; seq: number; by: string; /** New members, who see later messages only. */ added: string[];
}
export interface MembersAdded extends Sent<MembersAdded__Output> {}
/** A member is no longer in the room. */
export interface MemberLeft__Output {
  room: string; isGroup: boolean; members: string[]; seq: number; who: string; /** Id of the member who removed them; absent if they left. */ by?: string;
}
export interface MemberLeft extends Sent<MemberLeft__Output> {}
/** An item of the message's writer that members of the room may see. Access lasts while the message exists and the item was not made private after it. `narrowed` counts how often it was made private before. */
export interface GrantedItem__Output { item: string; narrowed: number; }
export interface GrantedItem extends Sent<GrantedItem__Output> {}
export interface MessageSent__Output {
  room: string; isGroup: boolean; members: string[]; /** Place of this message in its room, from 1 and without gaps. */ seq: number; writer: string;
  body: string; /** Id by which the sending page recognizes the message. */ clientId?: string;
  /** Items that it points to; access to them is decided when the message is displayed. */ items: string[];
  /** Those of `items` that the writer owns and lets the room see; empty in messages of older builds. */ grants: GrantedItem__Output[];
}
export interface MessageSent extends Sent<MessageSent__Output> {}
/** message:{room}-{seq} — one message, after it was sent. */
export interface MessageDeleted__Output {
  room: string; seq: number; writer: string;
  /** Members of the room at that time, whose count of unread messages may drop by one. Absent in older logs: no count changes. */ members: string[];
}
export interface MessageDeleted extends Sent<MessageDeleted__Output> {}
/** read:{room}:{who} — read position of a member in a room. */
export interface RoomRead__Output { room: string; who: string; /** The newest message that was read. */ seq: number; }
export interface RoomRead extends Sent<RoomRead__Output> {}
/** settings:{member} — signals that a member shares with others while they write to each other, and so sees of them: none before the first event. */
export interface ChatSettingsChanged__Output {
  member: string; /** Shares how far the member has read. */ receipts: boolean; /** Shares that the member is typing. */ typing: boolean;
}
export interface ChatSettingsChanged extends Sent<ChatSettingsChanged__Output> {}

/** What the log of chat holds: the message's name and its fields. */
export type ChatEvent =
  | { type: 'RoomOpened'; data: RoomOpened__Output }
  | { type: 'RoomNamed'; data: RoomNamed__Output }
  | { type: 'MembersAdded'; data: MembersAdded__Output }
  | { type: 'MemberLeft'; data: MemberLeft__Output }
  | { type: 'MessageSent'; data: MessageSent__Output }
  | { type: 'MessageDeleted'; data: MessageDeleted__Output }
  | { type: 'RoomRead'; data: RoomRead__Output }
  | { type: 'ChatSettingsChanged'; data: ChatSettingsChanged__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type ChatRpcs = {
  ListRooms: { sent: ListRoomsRequest; asked: ListRoomsRequest__Output; answered: ListRoomsResponse; received: ListRoomsResponse__Output };
  FindRooms: { sent: FindRoomsRequest; asked: FindRoomsRequest__Output; answered: FindRoomsResponse; received: FindRoomsResponse__Output };
  ListUnread: { sent: ListRoomsRequest; asked: ListRoomsRequest__Output; answered: ListUnreadResponse; received: ListUnreadResponse__Output };
  ListMessages: { sent: ListMessagesRequest; asked: ListMessagesRequest__Output; answered: ConversationResponse; received: ConversationResponse__Output };
  OpenPair: { sent: OpenPairRequest; asked: OpenPairRequest__Output; answered: ConversationResponse; received: ConversationResponse__Output };
  CreateGroup: { sent: CreateGroupRequest; asked: CreateGroupRequest__Output; answered: RoomResponse; received: RoomResponse__Output };
  RenameGroup: { sent: RenameGroupRequest; asked: RenameGroupRequest__Output; answered: RoomResponse; received: RoomResponse__Output };
  AddToGroup: { sent: AddToGroupRequest; asked: AddToGroupRequest__Output; answered: RoomResponse; received: RoomResponse__Output };
  RemoveFromGroup: { sent: RemoveFromGroupRequest; asked: RemoveFromGroupRequest__Output; answered: RoomResponse; received: RoomResponse__Output };
  LeaveGroup: { sent: LeaveGroupRequest; asked: LeaveGroupRequest__Output; answered: LeaveGroupResponse; received: LeaveGroupResponse__Output };
  SendMessage: { sent: SendMessageRequest; asked: SendMessageRequest__Output; answered: SendMessageResponse; received: SendMessageResponse__Output };
  DeleteMessage: { sent: DeleteMessageRequest; asked: DeleteMessageRequest__Output; answered: DeleteMessageResponse; received: DeleteMessageResponse__Output };
  GetWriter: { sent: GetWriterRequest; asked: GetWriterRequest__Output; answered: GetWriterResponse; received: GetWriterResponse__Output };
  MarkRead: { sent: MarkReadRequest; asked: MarkReadRequest__Output; answered: MarkReadResponse; received: MarkReadResponse__Output };
  TellWriting: { sent: TellWritingRequest; asked: TellWritingRequest__Output; answered: TellWritingResponse; received: TellWritingResponse__Output };
  GetSettings: { sent: GetSettingsRequest; asked: GetSettingsRequest__Output; answered: SettingsResponse; received: SettingsResponse__Output };
  ChangeSettings: { sent: ChangeSettingsRequest; asked: ChangeSettingsRequest__Output; answered: SettingsResponse; received: SettingsResponse__Output };
  FindRecipients: { sent: FindRecipientsRequest; asked: FindRecipientsRequest__Output; answered: FindRecipientsResponse; received: FindRecipientsResponse__Output };
  ListMessagesOf: { sent: ListMessagesOfRequest; asked: ListMessagesOfRequest__Output; answered: ListMessagesOfResponse; received: ListMessagesOfResponse__Output };
};
