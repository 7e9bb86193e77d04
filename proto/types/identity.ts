// Made by scripts/generate.ts from proto/kloak/identity.
import type { Abandoned__Output } from './kloak/identity/v1/Abandoned.ts';
import type { AccountDeleted__Output } from './kloak/identity/v1/AccountDeleted.ts';
import type { AddressYielded__Output } from './kloak/identity/v1/AddressYielded.ts';
import type { AdminAdded__Output } from './kloak/identity/v1/AdminAdded.ts';
import type { AdminGranted__Output } from './kloak/identity/v1/AdminGranted.ts';
import type { AdminRemoved__Output } from './kloak/identity/v1/AdminRemoved.ts';
import type { AdminRightsRequest, AdminRightsRequest__Output } from './kloak/identity/v1/AdminRightsRequest.ts';
import type { AdminRightsResponse, AdminRightsResponse__Output } from './kloak/identity/v1/AdminRightsResponse.ts';
import type { AvatarChanged__Output } from './kloak/identity/v1/AvatarChanged.ts';
import type { AvatarFailed__Output } from './kloak/identity/v1/AvatarFailed.ts';
import type { AvatarRemoved__Output } from './kloak/identity/v1/AvatarRemoved.ts';
import type { AvatarRequested__Output } from './kloak/identity/v1/AvatarRequested.ts';
import type { ChangeAvatarRequest, ChangeAvatarRequest__Output } from './kloak/identity/v1/ChangeAvatarRequest.ts';
import type { ChangeAvatarResponse, ChangeAvatarResponse__Output } from './kloak/identity/v1/ChangeAvatarResponse.ts';
import type { ChangePasswordRequest, ChangePasswordRequest__Output } from './kloak/identity/v1/ChangePasswordRequest.ts';
import type { ChangePasswordResponse, ChangePasswordResponse__Output } from './kloak/identity/v1/ChangePasswordResponse.ts';
import type { ConfirmationRequested__Output } from './kloak/identity/v1/ConfirmationRequested.ts';
import type { DeleteAccountRequest, DeleteAccountRequest__Output } from './kloak/identity/v1/DeleteAccountRequest.ts';
import type { DeleteAccountResponse, DeleteAccountResponse__Output } from './kloak/identity/v1/DeleteAccountResponse.ts';
import type { DeletionAsked__Output } from './kloak/identity/v1/DeletionAsked.ts';
import type { DeletionWithdrawn__Output } from './kloak/identity/v1/DeletionWithdrawn.ts';
import type { EmailConfirmed__Output } from './kloak/identity/v1/EmailConfirmed.ts';
import type { EndSessionRequest, EndSessionRequest__Output } from './kloak/identity/v1/EndSessionRequest.ts';
import type { EndSessionResponse, EndSessionResponse__Output } from './kloak/identity/v1/EndSessionResponse.ts';
import type { FindAccountRequest, FindAccountRequest__Output } from './kloak/identity/v1/FindAccountRequest.ts';
import type { FindAccountResponse, FindAccountResponse__Output } from './kloak/identity/v1/FindAccountResponse.ts';
import type { GetAccountRequest, GetAccountRequest__Output } from './kloak/identity/v1/GetAccountRequest.ts';
import type { GetAccountResponse, GetAccountResponse__Output } from './kloak/identity/v1/GetAccountResponse.ts';
import type { GetServiceTokenRequest, GetServiceTokenRequest__Output } from './kloak/identity/v1/GetServiceTokenRequest.ts';
import type { GetServiceTokenResponse, GetServiceTokenResponse__Output } from './kloak/identity/v1/GetServiceTokenResponse.ts';
import type { GetSessionEndRequest, GetSessionEndRequest__Output } from './kloak/identity/v1/GetSessionEndRequest.ts';
import type { GetSessionEndResponse, GetSessionEndResponse__Output } from './kloak/identity/v1/GetSessionEndResponse.ts';
import type { GetSigningKeysRequest, GetSigningKeysRequest__Output } from './kloak/identity/v1/GetSigningKeysRequest.ts';
import type { GetSigningKeysResponse, GetSigningKeysResponse__Output } from './kloak/identity/v1/GetSigningKeysResponse.ts';
import type { HelpSeen__Output } from './kloak/identity/v1/HelpSeen.ts';
import type { IsMailTakenRequest, IsMailTakenRequest__Output } from './kloak/identity/v1/IsMailTakenRequest.ts';
import type { IsMailTakenResponse, IsMailTakenResponse__Output } from './kloak/identity/v1/IsMailTakenResponse.ts';
import type { IsNameTakenRequest, IsNameTakenRequest__Output } from './kloak/identity/v1/IsNameTakenRequest.ts';
import type { IsNameTakenResponse, IsNameTakenResponse__Output } from './kloak/identity/v1/IsNameTakenResponse.ts';
import type { IsPasswordResetValidRequest, IsPasswordResetValidRequest__Output } from './kloak/identity/v1/IsPasswordResetValidRequest.ts';
import type { IsPasswordResetValidResponse, IsPasswordResetValidResponse__Output } from './kloak/identity/v1/IsPasswordResetValidResponse.ts';
import type { KeepAccountRequest, KeepAccountRequest__Output } from './kloak/identity/v1/KeepAccountRequest.ts';
import type { KeepAccountResponse, KeepAccountResponse__Output } from './kloak/identity/v1/KeepAccountResponse.ts';
import type { LeavingChanged__Output } from './kloak/identity/v1/LeavingChanged.ts';
import type { ListAdminsRequest, ListAdminsRequest__Output } from './kloak/identity/v1/ListAdminsRequest.ts';
import type { ListAdminsResponse, ListAdminsResponse__Output } from './kloak/identity/v1/ListAdminsResponse.ts';
import type { ListSessionsRequest, ListSessionsRequest__Output } from './kloak/identity/v1/ListSessionsRequest.ts';
import type { ListSessionsResponse, ListSessionsResponse__Output } from './kloak/identity/v1/ListSessionsResponse.ts';
import type { MailClaimed__Output } from './kloak/identity/v1/MailClaimed.ts';
import type { MailReleased__Output } from './kloak/identity/v1/MailReleased.ts';
import type { MayOperateRequest, MayOperateRequest__Output } from './kloak/identity/v1/MayOperateRequest.ts';
import type { MayOperateResponse, MayOperateResponse__Output } from './kloak/identity/v1/MayOperateResponse.ts';
import type { NameClaimed__Output } from './kloak/identity/v1/NameClaimed.ts';
import type { NameReleased__Output } from './kloak/identity/v1/NameReleased.ts';
import type { NoteHelpSeenRequest, NoteHelpSeenRequest__Output } from './kloak/identity/v1/NoteHelpSeenRequest.ts';
import type { NoteHelpSeenResponse, NoteHelpSeenResponse__Output } from './kloak/identity/v1/NoteHelpSeenResponse.ts';
import type { PasswordChanged__Output } from './kloak/identity/v1/PasswordChanged.ts';
import type { PasswordResetRequested__Output } from './kloak/identity/v1/PasswordResetRequested.ts';
import type { ProvePasswordRequest, ProvePasswordRequest__Output } from './kloak/identity/v1/ProvePasswordRequest.ts';
import type { ProvePasswordResponse, ProvePasswordResponse__Output } from './kloak/identity/v1/ProvePasswordResponse.ts';
import type { ReadInviteRequest, ReadInviteRequest__Output } from './kloak/identity/v1/ReadInviteRequest.ts';
import type { ReadInviteResponse, ReadInviteResponse__Output } from './kloak/identity/v1/ReadInviteResponse.ts';
import type { RefreshSessionRequest, RefreshSessionRequest__Output } from './kloak/identity/v1/RefreshSessionRequest.ts';
import type { RefreshSessionResponse, RefreshSessionResponse__Output } from './kloak/identity/v1/RefreshSessionResponse.ts';
import type { RegisterRequest, RegisterRequest__Output } from './kloak/identity/v1/RegisterRequest.ts';
import type { RegisterResponse, RegisterResponse__Output } from './kloak/identity/v1/RegisterResponse.ts';
import type { Registered__Output } from './kloak/identity/v1/Registered.ts';
import type { RegistrationMailAsked__Output } from './kloak/identity/v1/RegistrationMailAsked.ts';
import type { RemoveAvatarRequest, RemoveAvatarRequest__Output } from './kloak/identity/v1/RemoveAvatarRequest.ts';
import type { RemoveAvatarResponse, RemoveAvatarResponse__Output } from './kloak/identity/v1/RemoveAvatarResponse.ts';
import type { RequestPasswordResetRequest, RequestPasswordResetRequest__Output } from './kloak/identity/v1/RequestPasswordResetRequest.ts';
import type { RequestPasswordResetResponse, RequestPasswordResetResponse__Output } from './kloak/identity/v1/RequestPasswordResetResponse.ts';
import type { ResendConfirmationRequest, ResendConfirmationRequest__Output } from './kloak/identity/v1/ResendConfirmationRequest.ts';
import type { ResendConfirmationResponse, ResendConfirmationResponse__Output } from './kloak/identity/v1/ResendConfirmationResponse.ts';
import type { ResetPasswordRequest, ResetPasswordRequest__Output } from './kloak/identity/v1/ResetPasswordRequest.ts';
import type { ResetPasswordResponse, ResetPasswordResponse__Output } from './kloak/identity/v1/ResetPasswordResponse.ts';
import type { SessionEnded__Output } from './kloak/identity/v1/SessionEnded.ts';
import type { SessionRefreshed__Output } from './kloak/identity/v1/SessionRefreshed.ts';
import type { SessionStarted__Output } from './kloak/identity/v1/SessionStarted.ts';
import type { SignInRequest, SignInRequest__Output } from './kloak/identity/v1/SignInRequest.ts';
import type { SignInResponse, SignInResponse__Output } from './kloak/identity/v1/SignInResponse.ts';
import type { SignOutRequest, SignOutRequest__Output } from './kloak/identity/v1/SignOutRequest.ts';
import type { SignOutResponse, SignOutResponse__Output } from './kloak/identity/v1/SignOutResponse.ts';
import type { VerifyEmailRequest, VerifyEmailRequest__Output } from './kloak/identity/v1/VerifyEmailRequest.ts';
import type { VerifyEmailResponse, VerifyEmailResponse__Output } from './kloak/identity/v1/VerifyEmailResponse.ts';

/** What the log of identity holds: the message's name and its fields. */
export type IdentityEvent =
  | { type: 'Registered'; data: Registered__Output }
  | { type: 'EmailConfirmed'; data: EmailConfirmed__Output }
  | { type: 'AddressYielded'; data: AddressYielded__Output }
  | { type: 'HelpSeen'; data: HelpSeen__Output }
  | { type: 'PasswordChanged'; data: PasswordChanged__Output }
  | { type: 'Abandoned'; data: Abandoned__Output }
  | { type: 'AdminGranted'; data: AdminGranted__Output }
  | { type: 'DeletionAsked'; data: DeletionAsked__Output }
  | { type: 'DeletionWithdrawn'; data: DeletionWithdrawn__Output }
  | { type: 'AccountDeleted'; data: AccountDeleted__Output }
  | { type: 'AdminAdded'; data: AdminAdded__Output }
  | { type: 'AdminRemoved'; data: AdminRemoved__Output }
  | { type: 'LeavingChanged'; data: LeavingChanged__Output }
  | { type: 'ConfirmationRequested'; data: ConfirmationRequested__Output }
  | { type: 'RegistrationMailAsked'; data: RegistrationMailAsked__Output }
  | { type: 'PasswordResetRequested'; data: PasswordResetRequested__Output }
  | { type: 'AvatarRequested'; data: AvatarRequested__Output }
  | { type: 'AvatarChanged'; data: AvatarChanged__Output }
  | { type: 'AvatarFailed'; data: AvatarFailed__Output }
  | { type: 'AvatarRemoved'; data: AvatarRemoved__Output }
  | { type: 'SessionStarted'; data: SessionStarted__Output }
  | { type: 'SessionRefreshed'; data: SessionRefreshed__Output }
  | { type: 'SessionEnded'; data: SessionEnded__Output }
  | { type: 'NameClaimed'; data: NameClaimed__Output }
  | { type: 'NameReleased'; data: NameReleased__Output }
  | { type: 'MailClaimed'; data: MailClaimed__Output }
  | { type: 'MailReleased'; data: MailReleased__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type IdentityRpcs = {
  Register: { sent: RegisterRequest; asked: RegisterRequest__Output; answered: RegisterResponse; received: RegisterResponse__Output };
  ReadInvite: { sent: ReadInviteRequest; asked: ReadInviteRequest__Output; answered: ReadInviteResponse; received: ReadInviteResponse__Output };
  SignIn: { sent: SignInRequest; asked: SignInRequest__Output; answered: SignInResponse; received: SignInResponse__Output };
  RefreshSession: { sent: RefreshSessionRequest; asked: RefreshSessionRequest__Output; answered: RefreshSessionResponse; received: RefreshSessionResponse__Output };
  GetSessionEnd: { sent: GetSessionEndRequest; asked: GetSessionEndRequest__Output; answered: GetSessionEndResponse; received: GetSessionEndResponse__Output };
  SignOut: { sent: SignOutRequest; asked: SignOutRequest__Output; answered: SignOutResponse; received: SignOutResponse__Output };
  VerifyEmail: { sent: VerifyEmailRequest; asked: VerifyEmailRequest__Output; answered: VerifyEmailResponse; received: VerifyEmailResponse__Output };
  ResendConfirmation: { sent: ResendConfirmationRequest; asked: ResendConfirmationRequest__Output; answered: ResendConfirmationResponse; received: ResendConfirmationResponse__Output };
  FindAccount: { sent: FindAccountRequest; asked: FindAccountRequest__Output; answered: FindAccountResponse; received: FindAccountResponse__Output };
  RequestPasswordReset: { sent: RequestPasswordResetRequest; asked: RequestPasswordResetRequest__Output; answered: RequestPasswordResetResponse; received: RequestPasswordResetResponse__Output };
  IsPasswordResetValid: { sent: IsPasswordResetValidRequest; asked: IsPasswordResetValidRequest__Output; answered: IsPasswordResetValidResponse; received: IsPasswordResetValidResponse__Output };
  ResetPassword: { sent: ResetPasswordRequest; asked: ResetPasswordRequest__Output; answered: ResetPasswordResponse; received: ResetPasswordResponse__Output };
  IsNameTaken: { sent: IsNameTakenRequest; asked: IsNameTakenRequest__Output; answered: IsNameTakenResponse; received: IsNameTakenResponse__Output };
  IsMailTaken: { sent: IsMailTakenRequest; asked: IsMailTakenRequest__Output; answered: IsMailTakenResponse; received: IsMailTakenResponse__Output };
  ListSessions: { sent: ListSessionsRequest; asked: ListSessionsRequest__Output; answered: ListSessionsResponse; received: ListSessionsResponse__Output };
  EndSession: { sent: EndSessionRequest; asked: EndSessionRequest__Output; answered: EndSessionResponse; received: EndSessionResponse__Output };
  ChangePassword: { sent: ChangePasswordRequest; asked: ChangePasswordRequest__Output; answered: ChangePasswordResponse; received: ChangePasswordResponse__Output };
  ProvePassword: { sent: ProvePasswordRequest; asked: ProvePasswordRequest__Output; answered: ProvePasswordResponse; received: ProvePasswordResponse__Output };
  DeleteAccount: { sent: DeleteAccountRequest; asked: DeleteAccountRequest__Output; answered: DeleteAccountResponse; received: DeleteAccountResponse__Output };
  KeepAccount: { sent: KeepAccountRequest; asked: KeepAccountRequest__Output; answered: KeepAccountResponse; received: KeepAccountResponse__Output };
  GetAccount: { sent: GetAccountRequest; asked: GetAccountRequest__Output; answered: GetAccountResponse; received: GetAccountResponse__Output };
  NoteHelpSeen: { sent: NoteHelpSeenRequest; asked: NoteHelpSeenRequest__Output; answered: NoteHelpSeenResponse; received: NoteHelpSeenResponse__Output };
  ChangeAvatar: { sent: ChangeAvatarRequest; asked: ChangeAvatarRequest__Output; answered: ChangeAvatarResponse; received: ChangeAvatarResponse__Output };
  RemoveAvatar: { sent: RemoveAvatarRequest; asked: RemoveAvatarRequest__Output; answered: RemoveAvatarResponse; received: RemoveAvatarResponse__Output };
  GiveAdminRights: { sent: AdminRightsRequest; asked: AdminRightsRequest__Output; answered: AdminRightsResponse; received: AdminRightsResponse__Output };
  RevokeAdminRights: { sent: AdminRightsRequest; asked: AdminRightsRequest__Output; answered: AdminRightsResponse; received: AdminRightsResponse__Output };
  ListAdmins: { sent: ListAdminsRequest; asked: ListAdminsRequest__Output; answered: ListAdminsResponse; received: ListAdminsResponse__Output };
  MayOperate: { sent: MayOperateRequest; asked: MayOperateRequest__Output; answered: MayOperateResponse; received: MayOperateResponse__Output };
  GetSigningKeys: { sent: GetSigningKeysRequest; asked: GetSigningKeysRequest__Output; answered: GetSigningKeysResponse; received: GetSigningKeysResponse__Output };
  GetServiceToken: { sent: GetServiceTokenRequest; asked: GetServiceTokenRequest__Output; answered: GetServiceTokenResponse; received: GetServiceTokenResponse__Output };
};
