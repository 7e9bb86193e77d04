// Made by scripts/generate.ts from proto/kloak/chat.
import type { AddToGroupRequest, AddToGroupRequest__Output } from './kloak/chat/v1/AddToGroupRequest.ts';
import type { ChangeSettingsRequest, ChangeSettingsRequest__Output } from './kloak/chat/v1/ChangeSettingsRequest.ts';
import type { ChatSettingsChanged__Output } from './kloak/chat/v1/ChatSettingsChanged.ts';
import type { ConversationResponse, ConversationResponse__Output } from './kloak/chat/v1/ConversationResponse.ts';
import type { CreateGroupRequest, CreateGroupRequest__Output } from './kloak/chat/v1/CreateGroupRequest.ts';
import type { DeleteMessageRequest, DeleteMessageRequest__Output } from './kloak/chat/v1/DeleteMessageRequest.ts';
import type { DeleteMessageResponse, DeleteMessageResponse__Output } from './kloak/chat/v1/DeleteMessageResponse.ts';
import type { FindRecipientsRequest, FindRecipientsRequest__Output } from './kloak/chat/v1/FindRecipientsRequest.ts';
import type { FindRecipientsResponse, FindRecipientsResponse__Output } from './kloak/chat/v1/FindRecipientsResponse.ts';
import type { FindRoomsRequest, FindRoomsRequest__Output } from './kloak/chat/v1/FindRoomsRequest.ts';
import type { FindRoomsResponse, FindRoomsResponse__Output } from './kloak/chat/v1/FindRoomsResponse.ts';
import type { GetSettingsRequest, GetSettingsRequest__Output } from './kloak/chat/v1/GetSettingsRequest.ts';
import type { GetWriterRequest, GetWriterRequest__Output } from './kloak/chat/v1/GetWriterRequest.ts';
import type { GetWriterResponse, GetWriterResponse__Output } from './kloak/chat/v1/GetWriterResponse.ts';
import type { LeaveGroupRequest, LeaveGroupRequest__Output } from './kloak/chat/v1/LeaveGroupRequest.ts';
import type { LeaveGroupResponse, LeaveGroupResponse__Output } from './kloak/chat/v1/LeaveGroupResponse.ts';
import type { ListMessagesOfRequest, ListMessagesOfRequest__Output } from './kloak/chat/v1/ListMessagesOfRequest.ts';
import type { ListMessagesOfResponse, ListMessagesOfResponse__Output } from './kloak/chat/v1/ListMessagesOfResponse.ts';
import type { ListMessagesRequest, ListMessagesRequest__Output } from './kloak/chat/v1/ListMessagesRequest.ts';
import type { ListRoomsRequest, ListRoomsRequest__Output } from './kloak/chat/v1/ListRoomsRequest.ts';
import type { ListRoomsResponse, ListRoomsResponse__Output } from './kloak/chat/v1/ListRoomsResponse.ts';
import type { ListUnreadResponse, ListUnreadResponse__Output } from './kloak/chat/v1/ListUnreadResponse.ts';
import type { MarkReadRequest, MarkReadRequest__Output } from './kloak/chat/v1/MarkReadRequest.ts';
import type { MarkReadResponse, MarkReadResponse__Output } from './kloak/chat/v1/MarkReadResponse.ts';
import type { MemberLeft__Output } from './kloak/chat/v1/MemberLeft.ts';
import type { MembersAdded__Output } from './kloak/chat/v1/MembersAdded.ts';
import type { MessageDeleted__Output } from './kloak/chat/v1/MessageDeleted.ts';
import type { MessageSent__Output } from './kloak/chat/v1/MessageSent.ts';
import type { OpenPairRequest, OpenPairRequest__Output } from './kloak/chat/v1/OpenPairRequest.ts';
import type { RemoveFromGroupRequest, RemoveFromGroupRequest__Output } from './kloak/chat/v1/RemoveFromGroupRequest.ts';
import type { RenameGroupRequest, RenameGroupRequest__Output } from './kloak/chat/v1/RenameGroupRequest.ts';
import type { RoomNamed__Output } from './kloak/chat/v1/RoomNamed.ts';
import type { RoomOpened__Output } from './kloak/chat/v1/RoomOpened.ts';
import type { RoomRead__Output } from './kloak/chat/v1/RoomRead.ts';
import type { RoomResponse, RoomResponse__Output } from './kloak/chat/v1/RoomResponse.ts';
import type { SendMessageRequest, SendMessageRequest__Output } from './kloak/chat/v1/SendMessageRequest.ts';
import type { SendMessageResponse, SendMessageResponse__Output } from './kloak/chat/v1/SendMessageResponse.ts';
import type { SettingsResponse, SettingsResponse__Output } from './kloak/chat/v1/SettingsResponse.ts';
import type { TellWritingRequest, TellWritingRequest__Output } from './kloak/chat/v1/TellWritingRequest.ts';
import type { TellWritingResponse, TellWritingResponse__Output } from './kloak/chat/v1/TellWritingResponse.ts';

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
