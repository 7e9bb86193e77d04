// Original file: proto/kloak/chat/v1/chat.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddToGroupRequest as _kloak_chat_v1_AddToGroupRequest, AddToGroupRequest__Output as _kloak_chat_v1_AddToGroupRequest__Output } from '../../../kloak/chat/v1/AddToGroupRequest.ts';
import type { ChangeSettingsRequest as _kloak_chat_v1_ChangeSettingsRequest, ChangeSettingsRequest__Output as _kloak_chat_v1_ChangeSettingsRequest__Output } from '../../../kloak/chat/v1/ChangeSettingsRequest.ts';
import type { ConversationResponse as _kloak_chat_v1_ConversationResponse, ConversationResponse__Output as _kloak_chat_v1_ConversationResponse__Output } from '../../../kloak/chat/v1/ConversationResponse.ts';
import type { CreateGroupRequest as _kloak_chat_v1_CreateGroupRequest, CreateGroupRequest__Output as _kloak_chat_v1_CreateGroupRequest__Output } from '../../../kloak/chat/v1/CreateGroupRequest.ts';
import type { DeleteMessageRequest as _kloak_chat_v1_DeleteMessageRequest, DeleteMessageRequest__Output as _kloak_chat_v1_DeleteMessageRequest__Output } from '../../../kloak/chat/v1/DeleteMessageRequest.ts';
import type { DeleteMessageResponse as _kloak_chat_v1_DeleteMessageResponse, DeleteMessageResponse__Output as _kloak_chat_v1_DeleteMessageResponse__Output } from '../../../kloak/chat/v1/DeleteMessageResponse.ts';
import type { FindRecipientsRequest as _kloak_chat_v1_FindRecipientsRequest, FindRecipientsRequest__Output as _kloak_chat_v1_FindRecipientsRequest__Output } from '../../../kloak/chat/v1/FindRecipientsRequest.ts';
import type { FindRecipientsResponse as _kloak_chat_v1_FindRecipientsResponse, FindRecipientsResponse__Output as _kloak_chat_v1_FindRecipientsResponse__Output } from '../../../kloak/chat/v1/FindRecipientsResponse.ts';
import type { FindRoomsRequest as _kloak_chat_v1_FindRoomsRequest, FindRoomsRequest__Output as _kloak_chat_v1_FindRoomsRequest__Output } from '../../../kloak/chat/v1/FindRoomsRequest.ts';
import type { FindRoomsResponse as _kloak_chat_v1_FindRoomsResponse, FindRoomsResponse__Output as _kloak_chat_v1_FindRoomsResponse__Output } from '../../../kloak/chat/v1/FindRoomsResponse.ts';
import type { GetSettingsRequest as _kloak_chat_v1_GetSettingsRequest, GetSettingsRequest__Output as _kloak_chat_v1_GetSettingsRequest__Output } from '../../../kloak/chat/v1/GetSettingsRequest.ts';
import type { GetWriterRequest as _kloak_chat_v1_GetWriterRequest, GetWriterRequest__Output as _kloak_chat_v1_GetWriterRequest__Output } from '../../../kloak/chat/v1/GetWriterRequest.ts';
import type { GetWriterResponse as _kloak_chat_v1_GetWriterResponse, GetWriterResponse__Output as _kloak_chat_v1_GetWriterResponse__Output } from '../../../kloak/chat/v1/GetWriterResponse.ts';
import type { LeaveGroupRequest as _kloak_chat_v1_LeaveGroupRequest, LeaveGroupRequest__Output as _kloak_chat_v1_LeaveGroupRequest__Output } from '../../../kloak/chat/v1/LeaveGroupRequest.ts';
import type { LeaveGroupResponse as _kloak_chat_v1_LeaveGroupResponse, LeaveGroupResponse__Output as _kloak_chat_v1_LeaveGroupResponse__Output } from '../../../kloak/chat/v1/LeaveGroupResponse.ts';
import type { ListMessagesOfRequest as _kloak_chat_v1_ListMessagesOfRequest, ListMessagesOfRequest__Output as _kloak_chat_v1_ListMessagesOfRequest__Output } from '../../../kloak/chat/v1/ListMessagesOfRequest.ts';
import type { ListMessagesOfResponse as _kloak_chat_v1_ListMessagesOfResponse, ListMessagesOfResponse__Output as _kloak_chat_v1_ListMessagesOfResponse__Output } from '../../../kloak/chat/v1/ListMessagesOfResponse.ts';
import type { ListMessagesRequest as _kloak_chat_v1_ListMessagesRequest, ListMessagesRequest__Output as _kloak_chat_v1_ListMessagesRequest__Output } from '../../../kloak/chat/v1/ListMessagesRequest.ts';
import type { ListRoomsRequest as _kloak_chat_v1_ListRoomsRequest, ListRoomsRequest__Output as _kloak_chat_v1_ListRoomsRequest__Output } from '../../../kloak/chat/v1/ListRoomsRequest.ts';
import type { ListRoomsResponse as _kloak_chat_v1_ListRoomsResponse, ListRoomsResponse__Output as _kloak_chat_v1_ListRoomsResponse__Output } from '../../../kloak/chat/v1/ListRoomsResponse.ts';
import type { ListUnreadResponse as _kloak_chat_v1_ListUnreadResponse, ListUnreadResponse__Output as _kloak_chat_v1_ListUnreadResponse__Output } from '../../../kloak/chat/v1/ListUnreadResponse.ts';
import type { MarkReadRequest as _kloak_chat_v1_MarkReadRequest, MarkReadRequest__Output as _kloak_chat_v1_MarkReadRequest__Output } from '../../../kloak/chat/v1/MarkReadRequest.ts';
import type { MarkReadResponse as _kloak_chat_v1_MarkReadResponse, MarkReadResponse__Output as _kloak_chat_v1_MarkReadResponse__Output } from '../../../kloak/chat/v1/MarkReadResponse.ts';
import type { OpenPairRequest as _kloak_chat_v1_OpenPairRequest, OpenPairRequest__Output as _kloak_chat_v1_OpenPairRequest__Output } from '../../../kloak/chat/v1/OpenPairRequest.ts';
import type { RemoveFromGroupRequest as _kloak_chat_v1_RemoveFromGroupRequest, RemoveFromGroupRequest__Output as _kloak_chat_v1_RemoveFromGroupRequest__Output } from '../../../kloak/chat/v1/RemoveFromGroupRequest.ts';
import type { RenameGroupRequest as _kloak_chat_v1_RenameGroupRequest, RenameGroupRequest__Output as _kloak_chat_v1_RenameGroupRequest__Output } from '../../../kloak/chat/v1/RenameGroupRequest.ts';
import type { RoomResponse as _kloak_chat_v1_RoomResponse, RoomResponse__Output as _kloak_chat_v1_RoomResponse__Output } from '../../../kloak/chat/v1/RoomResponse.ts';
import type { SendMessageRequest as _kloak_chat_v1_SendMessageRequest, SendMessageRequest__Output as _kloak_chat_v1_SendMessageRequest__Output } from '../../../kloak/chat/v1/SendMessageRequest.ts';
import type { SendMessageResponse as _kloak_chat_v1_SendMessageResponse, SendMessageResponse__Output as _kloak_chat_v1_SendMessageResponse__Output } from '../../../kloak/chat/v1/SendMessageResponse.ts';
import type { SettingsResponse as _kloak_chat_v1_SettingsResponse, SettingsResponse__Output as _kloak_chat_v1_SettingsResponse__Output } from '../../../kloak/chat/v1/SettingsResponse.ts';
import type { TellWritingRequest as _kloak_chat_v1_TellWritingRequest, TellWritingRequest__Output as _kloak_chat_v1_TellWritingRequest__Output } from '../../../kloak/chat/v1/TellWritingRequest.ts';
import type { TellWritingResponse as _kloak_chat_v1_TellWritingResponse, TellWritingResponse__Output as _kloak_chat_v1_TellWritingResponse__Output } from '../../../kloak/chat/v1/TellWritingResponse.ts';

export interface ChatDefinition {
  AddToGroup: MethodDefinition<_kloak_chat_v1_AddToGroupRequest, _kloak_chat_v1_RoomResponse, _kloak_chat_v1_AddToGroupRequest__Output, _kloak_chat_v1_RoomResponse__Output>
  ChangeSettings: MethodDefinition<_kloak_chat_v1_ChangeSettingsRequest, _kloak_chat_v1_SettingsResponse, _kloak_chat_v1_ChangeSettingsRequest__Output, _kloak_chat_v1_SettingsResponse__Output>
  CreateGroup: MethodDefinition<_kloak_chat_v1_CreateGroupRequest, _kloak_chat_v1_RoomResponse, _kloak_chat_v1_CreateGroupRequest__Output, _kloak_chat_v1_RoomResponse__Output>
  DeleteMessage: MethodDefinition<_kloak_chat_v1_DeleteMessageRequest, _kloak_chat_v1_DeleteMessageResponse, _kloak_chat_v1_DeleteMessageRequest__Output, _kloak_chat_v1_DeleteMessageResponse__Output>
  FindRecipients: MethodDefinition<_kloak_chat_v1_FindRecipientsRequest, _kloak_chat_v1_FindRecipientsResponse, _kloak_chat_v1_FindRecipientsRequest__Output, _kloak_chat_v1_FindRecipientsResponse__Output>
  FindRooms: MethodDefinition<_kloak_chat_v1_FindRoomsRequest, _kloak_chat_v1_FindRoomsResponse, _kloak_chat_v1_FindRoomsRequest__Output, _kloak_chat_v1_FindRoomsResponse__Output>
  GetSettings: MethodDefinition<_kloak_chat_v1_GetSettingsRequest, _kloak_chat_v1_SettingsResponse, _kloak_chat_v1_GetSettingsRequest__Output, _kloak_chat_v1_SettingsResponse__Output>
  GetWriter: MethodDefinition<_kloak_chat_v1_GetWriterRequest, _kloak_chat_v1_GetWriterResponse, _kloak_chat_v1_GetWriterRequest__Output, _kloak_chat_v1_GetWriterResponse__Output>
  LeaveGroup: MethodDefinition<_kloak_chat_v1_LeaveGroupRequest, _kloak_chat_v1_LeaveGroupResponse, _kloak_chat_v1_LeaveGroupRequest__Output, _kloak_chat_v1_LeaveGroupResponse__Output>
  ListMessages: MethodDefinition<_kloak_chat_v1_ListMessagesRequest, _kloak_chat_v1_ConversationResponse, _kloak_chat_v1_ListMessagesRequest__Output, _kloak_chat_v1_ConversationResponse__Output>
  ListMessagesOf: MethodDefinition<_kloak_chat_v1_ListMessagesOfRequest, _kloak_chat_v1_ListMessagesOfResponse, _kloak_chat_v1_ListMessagesOfRequest__Output, _kloak_chat_v1_ListMessagesOfResponse__Output>
  ListRooms: MethodDefinition<_kloak_chat_v1_ListRoomsRequest, _kloak_chat_v1_ListRoomsResponse, _kloak_chat_v1_ListRoomsRequest__Output, _kloak_chat_v1_ListRoomsResponse__Output>
  ListUnread: MethodDefinition<_kloak_chat_v1_ListRoomsRequest, _kloak_chat_v1_ListUnreadResponse, _kloak_chat_v1_ListRoomsRequest__Output, _kloak_chat_v1_ListUnreadResponse__Output>
  MarkRead: MethodDefinition<_kloak_chat_v1_MarkReadRequest, _kloak_chat_v1_MarkReadResponse, _kloak_chat_v1_MarkReadRequest__Output, _kloak_chat_v1_MarkReadResponse__Output>
  OpenPair: MethodDefinition<_kloak_chat_v1_OpenPairRequest, _kloak_chat_v1_ConversationResponse, _kloak_chat_v1_OpenPairRequest__Output, _kloak_chat_v1_ConversationResponse__Output>
  RemoveFromGroup: MethodDefinition<_kloak_chat_v1_RemoveFromGroupRequest, _kloak_chat_v1_RoomResponse, _kloak_chat_v1_RemoveFromGroupRequest__Output, _kloak_chat_v1_RoomResponse__Output>
  RenameGroup: MethodDefinition<_kloak_chat_v1_RenameGroupRequest, _kloak_chat_v1_RoomResponse, _kloak_chat_v1_RenameGroupRequest__Output, _kloak_chat_v1_RoomResponse__Output>
  SendMessage: MethodDefinition<_kloak_chat_v1_SendMessageRequest, _kloak_chat_v1_SendMessageResponse, _kloak_chat_v1_SendMessageRequest__Output, _kloak_chat_v1_SendMessageResponse__Output>
  TellWriting: MethodDefinition<_kloak_chat_v1_TellWritingRequest, _kloak_chat_v1_TellWritingResponse, _kloak_chat_v1_TellWritingRequest__Output, _kloak_chat_v1_TellWritingResponse__Output>
}
