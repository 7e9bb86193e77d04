// Made by scripts/generate/generate.ts from proto/kloak/identity.
import type { Sent } from './sent.ts';

/** account:{id} — one person's account. */
export interface Registered__Output {
  account: string; /** As the person wrote it; compared folded (see `named:{digest}`). */ username: string; email: string;
  /** Id of the password hash among the service's secrets. */ passwordSecret: string;
  /** The terms accepted at registration, by their date (YYYY-MM-DD). Empty where the client sent no acceptance; older builds recorded them for everybody. */ termsVersion: string;
  /** The invite whose link led to the registration; absent without one, and in older events. */ invite?: string;
}
export interface Registered extends Sent<Registered__Output> {}
export interface EmailConfirmed__Output { account: string; /** As in `Registered`. */ invite?: string; }
export interface EmailConfirmed extends Sent<EmailConfirmed__Output> {}
/** Somebody else claims the address before it was confirmed. Whoever confirms it claims it anew. */
export interface AddressYielded__Output { account: string; }
export interface AddressYielded extends Sent<AddressYielded__Output> {}
/** Its owner has read a word of help, which is not shown again on any device. */
export interface HelpSeen__Output { account: string; /** One of proto/rules/help.ts. */ help: string; }
export interface HelpSeen extends Sent<HelpSeen__Output> {}
/** The password was replaced: by the link of a mail, or in a session by who knew it. */
export interface PasswordChanged__Output {
  account: string; /** Id of the new password's hash among the service's secrets, and of the one before it, which is forgotten. */ passwordSecret: string;
  formerPasswordSecret: string;
  /** The generation of the link that was used last (`PasswordResetRequested`): this one, where it was a link. */ resetGeneration: number;
  /** The session it was replaced in, which goes on as the only one. Empty: it was a link, to another password or to confirm the address. */ session: string;
}
export interface PasswordChanged extends Sent<PasswordChanged__Output> {}
/** The registration was given up halfway; the account can never register any more. */
export interface Abandoned__Output { account: string; }
export interface Abandoned extends Sent<Abandoned__Output> {}
/** The setting KLOAK_ADMIN_EMAIL names the address that was confirmed: the account goes on the list of admins (`AdminAdded`), which alone gives rights. */
export interface AdminGranted__Output { account: string; /** Empty. */ by: string; }
export interface AdminGranted extends Sent<AdminGranted__Output> {}
/** Its owner asked to have the account deleted. Until the day on which that is done all stays as it is. */
export interface DeletionAsked__Output {
  account: string; /** ISO 8601 UTC: when it is deleted, unless its owner keeps it. Tells one request from the next. */ deletesAt: string;
}
export interface DeletionAsked extends Sent<DeletionAsked__Output> {}
/** Its owner keeps the account. */
export interface DeletionWithdrawn__Output { account: string; }
export interface DeletionWithdrawn extends Sent<DeletionWithdrawn__Output> {}
/** The account is no more, for ever: nobody signs in to it, and every service erases its person. */
export interface AccountDeleted__Output { account: string; /** Its owner had asked for it, and is told; else whoever runs the vault did. */ asked: boolean; }
export interface AccountDeleted extends Sent<AccountDeleted__Output> {}
/** admins:vault — who is an admin. Each event carries the running state: only the newest is read. */
export interface AdminAdded__Output {
  account: string; /** The admin who gave the rights; empty when the setting KLOAK_ADMIN_EMAIL did. */ by: string;
  /** Those who are admins now, oldest first. */ admins: ListedAdmin__Output[];
  /** Those whose accounts are about to be deleted, who cannot become admins. Absent from what an earlier build wrote: none. */ leaving: LeavingAccount__Output[];
}
export interface AdminAdded extends Sent<AdminAdded__Output> {}
export interface AdminRemoved__Output {
  account: string; /** The admin who took the rights back, who may be the same. */ by: string; admins: ListedAdmin__Output[];
  /** As in `AdminAdded`. */ leaving: LeavingAccount__Output[];
}
export interface AdminRemoved extends Sent<AdminRemoved__Output> {}
/** An account that is no admin is about to be deleted, or is kept. */
export interface LeavingChanged__Output {
  account: string; /** As in `AdminAdded`. */ admins: ListedAdmin__Output[]; /** As in `AdminAdded`. */ leaving: LeavingAccount__Output[];
}
export interface LeavingChanged extends Sent<LeavingChanged__Output> {}
export interface LeavingAccount__Output { account: string; /** ISO 8601 UTC: when it is to be deleted. */ deletesAt: string; }
export interface LeavingAccount extends Sent<LeavingAccount__Output> {}
export interface ListedAdmin__Output { account: string; /** As in `AdminAdded`. */ by: string; /** ISO 8601 UTC: when it went on the list. */ since: string; }
export interface ListedAdmin extends Sent<ListedAdmin__Output> {}
/** confirmation:{account} — the mails that ask again to confirm an address; the first one follows the registration. */
export interface ConfirmationRequested__Output {
  account: string;
  /** When this one and those of the 24 hours before it were asked for, oldest first. Carries the running state: only the newest event is read. */ askedAt: string[];
}
export interface ConfirmationRequested extends Sent<ConfirmationRequested__Output> {}
/** registration-mails:{digest of the folded address} — the mails that confirm an address, to whoever registers it, whom it may not belong to, and those that were sent again. */
export interface RegistrationMailAsked__Output { /** As in `ConfirmationRequested`. */ askedAt: string[]; }
export interface RegistrationMailAsked extends Sent<RegistrationMailAsked__Output> {}
/** password-reset:{account} — the mails with a link that lets its reader choose a new password. */
export interface PasswordResetRequested__Output {
  account: string; /** Counts the links of the account from 1; only the newest is good. */ generation: number;
  /** As in `ConfirmationRequested`. */ askedAt: string[];
}
export interface PasswordResetRequested extends Sent<PasswordResetRequested__Output> {}
/** avatar:{account} — the picture that stands for a member. Each event carries the running state: only the newest is read. The member chose another picture: its bytes have come, and are to be made ready. What was asked for before it is not waited for any more. */
export interface AvatarRequested__Output {
  account: string; /** Id of the picture, a new one each time. */ avatar: string;
  /** The one that is shown until then; empty where the drawn one is. */ shown: string;
  /** Which square of it is shown; absent: see `usualSquare` in proto/rules/avatar-files.ts. */ square?: AvatarSquare__Output | null;
}
export interface AvatarRequested extends Sent<AvatarRequested__Output> {}
/** A square of a picture as one sees it. Each number is a part of 1, so that all of them are within the picture. */
export interface AvatarSquare__Output {
  /** Of the room beside it, how much is at its left, and of that above and below it, how much is above. */ left: number; top: number;
  /** Its side, of the shorter side of the picture. */ side: number;
}
export interface AvatarSquare extends Sent<AvatarSquare__Output> {}
/** It is ready, and shown from now on. */
export interface AvatarChanged__Output {
  account: string; avatar: string; /** The one that was shown until now, whose bytes go; empty where the drawn one was. */ former: string;
}
export interface AvatarChanged extends Sent<AvatarChanged__Output> {}
/** It cannot be shown, whatever is tried. */
export interface AvatarFailed__Output {
  account: string; avatar: string; /** A code of proto/rules/avatar-files.ts. */ reason: string; /** The one that stays. */ shown: string;
}
export interface AvatarFailed extends Sent<AvatarFailed__Output> {}
/** The member wants the drawn one again. */
export interface AvatarRemoved__Output {
  account: string; /** The one that was shown until now, whose bytes go. */ former: string;
  /** The one that is being made ready; empty where none is. */ asked: string;
}
export interface AvatarRemoved extends Sent<AvatarRemoved__Output> {}
/** session:{id} — one sign-in on one device. */
export interface SessionStarted__Output {
  session: string; account: string; /** 30 days instead of the browser session. */ remember: boolean; /** ISO 8601 UTC, as are all times here. */ at: string;
  /** What signed in, as its owner would say it: `Firefox on Windows`. Empty when it did not tell. */ device: string;
  /** Which of the account's passwords was known at the sign-in: its id among the secrets. Absent in sessions of before it was recorded. */ passwordSecret?: string;
}
export interface SessionStarted extends Sent<SessionStarted__Output> {}
/** The refresh token of `generation - 1` was used and its successor handed out. Carries the running state: a session refreshes for weeks, and only its newest event is read. */
export interface SessionRefreshed__Output {
  session: string; account: string; /** The session starts with 1. */ generation: number; remember: boolean; startedAt: string; at: string;
  /** The account's password then: one that was changed in this session, or before it was recorded, takes the place of the former. */ passwordSecret?: string;
}
export interface SessionRefreshed extends Sent<SessionRefreshed__Output> {}
export interface SessionEnded__Output { session: string; account: string; reason: SessionEndReason; }
export interface SessionEnded extends Sent<SessionEnded__Output> {}
export type SessionEndReason = 'SESSION_END_REASON_UNSPECIFIED' | 'SIGNED_OUT' | 'TOKEN_REUSED' | 'EXPIRED' | 'PASSWORD_CHANGED' | 'ENDED_BY_OWNER' | 'ACCOUNT_DELETED' | 'INACTIVE';
/** named:{digest of the folded name}, seen:{digest of what it looks like} and mail:{digest of the folded address} — who holds a name, a look or an address. */
export interface NameClaimed__Output { account: string; /** When: a claim whose account does not register in time is taken over. */ at: string; }
export interface NameClaimed extends Sent<NameClaimed__Output> {}
export interface NameReleased__Output { account: string; }
export interface NameReleased extends Sent<NameReleased__Output> {}
export interface MailClaimed__Output { account: string; /** When. Claimed anew when the account confirms the address. */ at: string; }
export interface MailClaimed extends Sent<MailClaimed__Output> {}
export interface MailReleased__Output { account: string; }
export interface MailReleased extends Sent<MailReleased__Output> {}
export interface RegisterRequest__Output {
  username: string; email: string; password: string;
  /** The token of the link in an invite's mail. One that is expired or not ours is passed over. */ invite?: string;
  /** The person agreed with the terms. Absent from clients that do not ask. */ terms?: boolean;
}
export interface RegisterRequest extends Sent<RegisterRequest__Output> {}
export interface RegisterResponse__Output { account: string; }
export interface RegisterResponse extends Sent<RegisterResponse__Output> {}
export interface ReadInviteRequest__Output { token: string; }
export interface ReadInviteRequest extends Sent<ReadInviteRequest__Output> {}
export interface ReadInviteResponse__Output { /** Absent where we did not sign the token, or it is expired. */ invite?: string; }
export interface ReadInviteResponse extends Sent<ReadInviteResponse__Output> {}
export interface SignInRequest__Output {
  email: string; password: string; remember: boolean;
  /** What signs in, in words for its owner: `Firefox on Windows`; at most 100 characters. Empty when it does not tell. */ device: string;
  /** Whether the browser has signed in to this account before: it has turns of its own to have the password compared. */ isKnownBrowser: boolean;
}
export interface SignInRequest extends Sent<SignInRequest__Output> {}
export interface SignInResponse__Output { account: string; username: string; tokens: SessionTokens__Output | null; }
export interface SignInResponse extends Sent<SignInResponse__Output> {}
export interface SessionTokens__Output {
  session: string;
  /** A JWT (EdDSA) that holds sub, sid, exp, door, the digest of the secret that follows after a dot, and ends, when the session is over; valid for 15 minutes, and no longer than the session. */ accessToken: string;
  refreshToken: string; remember: boolean; /** When the session is over, used or not; ISO 8601 UTC. */ endsAt: string;
}
export interface SessionTokens extends Sent<SessionTokens__Output> {}
export interface RefreshSessionRequest__Output { refreshToken: string; }
export interface RefreshSessionRequest extends Sent<RefreshSessionRequest__Output> {}
export interface RefreshSessionResponse__Output { account: string; tokens: SessionTokens__Output | null; }
export interface RefreshSessionResponse extends Sent<RefreshSessionResponse__Output> {}
export interface GetSessionEndRequest__Output { session: string; account: string; }
export interface GetSessionEndRequest extends Sent<GetSessionEndRequest__Output> {}
export interface GetSessionEndResponse__Output {
  /** One of `sessionEnds` in proto/rules/sessions.ts; absent where it has not ended, was signed out of by will, or never was. */ reason?: string;
}
export interface GetSessionEndResponse extends Sent<GetSessionEndResponse__Output> {}
export interface ListSessionsRequest__Output {}
export interface ListSessionsRequest extends Sent<ListSessionsRequest__Output> {}
export interface ListSessionsResponse__Output { sessions: Session__Output[]; }
export interface ListSessionsResponse extends Sent<ListSessionsResponse__Output> {}
export interface Session__Output {
  id: string; /** What signed in: `Firefox on Windows`. Empty when it did not tell. */ device: string;
  /** ISO 8601 UTC: when its newest tokens were handed out, which while it is used happens every 15 minutes. */ lastSeen: string; createdAt: string;
  /** The one that asks. */ current: boolean;
}
export interface Session extends Sent<Session__Output> {}
export interface EndSessionRequest__Output { /** Absent: all but the one that asks. */ session?: string; }
export interface EndSessionRequest extends Sent<EndSessionRequest__Output> {}
export interface EndSessionResponse__Output {}
export interface EndSessionResponse extends Sent<EndSessionResponse__Output> {}
export interface ChangePasswordRequest__Output { password: string; newPassword: string; }
export interface ChangePasswordRequest extends Sent<ChangePasswordRequest__Output> {}
export interface ChangePasswordResponse__Output {}
export interface ChangePasswordResponse extends Sent<ChangePasswordResponse__Output> {}
export interface ProvePasswordRequest__Output { password: string; }
export interface ProvePasswordRequest extends Sent<ProvePasswordRequest__Output> {}
export interface ProvePasswordResponse__Output {}
export interface ProvePasswordResponse extends Sent<ProvePasswordResponse__Output> {}
export interface DeleteAccountRequest__Output { password: string; }
export interface DeleteAccountRequest extends Sent<DeleteAccountRequest__Output> {}
export interface DeleteAccountResponse__Output { /** ISO 8601 UTC. */ deletesAt: string; }
export interface DeleteAccountResponse extends Sent<DeleteAccountResponse__Output> {}
export interface KeepAccountRequest__Output {}
export interface KeepAccountRequest extends Sent<KeepAccountRequest__Output> {}
export interface KeepAccountResponse__Output {}
export interface KeepAccountResponse extends Sent<KeepAccountResponse__Output> {}
export interface SignOutRequest__Output {}
export interface SignOutRequest extends Sent<SignOutRequest__Output> {}
export interface SignOutResponse__Output {}
export interface SignOutResponse extends Sent<SignOutResponse__Output> {}
export interface VerifyEmailRequest__Output {
  token: string; /** The account's, or the one that replaces it, which ends the sessions of the account. */ password?: string; newPassword?: string;
  /** The browser that asks is the one that registered the account. */ registeredHere: boolean;
  /** What would sign in, as in `SignInRequest`; absent: no session starts. */ device?: string;
}
export interface VerifyEmailRequest extends Sent<VerifyEmailRequest__Output> {}
export interface VerifyEmailResponse__Output {
  account: string; /** Nothing is confirmed: a password is asked for. */ needsPassword: boolean;
  /** The address that is confirmed; absent where nothing is. */ email?: string;
  /** Whose session started, and its tokens; absent where none did. */ username?: string; tokens: SessionTokens__Output | null;
}
export interface VerifyEmailResponse extends Sent<VerifyEmailResponse__Output> {}
export interface ResendConfirmationRequest__Output { /** The caller's own, where the client says whose mail it asks for by the address. */ address?: string; }
export interface ResendConfirmationRequest extends Sent<ResendConfirmationRequest__Output> {}
export interface ResendConfirmationResponse__Output { /** Where it was sent. */ email: string; }
export interface ResendConfirmationResponse extends Sent<ResendConfirmationResponse__Output> {}
export interface FindAccountRequest__Output { query: string; }
export interface FindAccountRequest extends Sent<FindAccountRequest__Output> {}
export interface FindAccountResponse__Output { account: string; username: string; /** With most of it left out: `a***@e***.org`. */ maskedEmail: string; }
export interface FindAccountResponse extends Sent<FindAccountResponse__Output> {}
export interface RequestPasswordResetRequest__Output { username: string; }
export interface RequestPasswordResetRequest extends Sent<RequestPasswordResetRequest__Output> {}
export interface RequestPasswordResetResponse__Output {}
export interface RequestPasswordResetResponse extends Sent<RequestPasswordResetResponse__Output> {}
export interface IsPasswordResetValidRequest__Output { token: string; }
export interface IsPasswordResetValidRequest extends Sent<IsPasswordResetValidRequest__Output> {}
export interface IsPasswordResetValidResponse__Output { valid: boolean; }
export interface IsPasswordResetValidResponse extends Sent<IsPasswordResetValidResponse__Output> {}
export interface ResetPasswordRequest__Output { token: string; password: string; }
export interface ResetPasswordRequest extends Sent<ResetPasswordRequest__Output> {}
export interface ResetPasswordResponse__Output { account: string; /** What it signs in with: the link came by a mail to this address. */ email: string; }
export interface ResetPasswordResponse extends Sent<ResetPasswordResponse__Output> {}
export interface IsNameTakenRequest__Output { name: string; }
export interface IsNameTakenRequest extends Sent<IsNameTakenRequest__Output> {}
export interface IsNameTakenResponse__Output { exists: boolean; }
export interface IsNameTakenResponse extends Sent<IsNameTakenResponse__Output> {}
export interface IsMailTakenRequest__Output { address: string; }
export interface IsMailTakenRequest extends Sent<IsMailTakenRequest__Output> {}
export interface IsMailTakenResponse__Output { exists: boolean; }
export interface IsMailTakenResponse extends Sent<IsMailTakenResponse__Output> {}
export interface GetAccountRequest__Output {}
export interface GetAccountRequest extends Sent<GetAccountRequest__Output> {}
export interface GetAccountResponse__Output {
  account: string; username: string; email: string; verified: boolean; admin: boolean; /** Root-relative URL of the avatar. */ image: string;
  /** Another one is being made ready. */ imagePending: boolean;
  /** Why the one that was chosen last cannot be shown: a code of proto/rules/avatar-files.ts. */ imageFailure?: string;
  /** Which words of help its owner has read. */ seenHelp: string[];
  /** When it is deleted, unless its owner keeps it: ISO 8601 UTC; absent where that was not asked for. */ deletesAt?: string;
}
export interface GetAccountResponse extends Sent<GetAccountResponse__Output> {}
export interface NoteHelpSeenRequest__Output { help: string; }
export interface NoteHelpSeenRequest extends Sent<NoteHelpSeenRequest__Output> {}
export interface NoteHelpSeenResponse__Output {}
export interface NoteHelpSeenResponse extends Sent<NoteHelpSeenResponse__Output> {}
export interface ChangeAvatarRequest__Output {
  /** A new id; the bytes stand under the incoming key of it and the caller. */ avatar: string;
  /** Which square of it is to be shown; the usual one where it is absent. */ square?: AvatarSquare__Output | null;
}
export interface ChangeAvatarRequest extends Sent<ChangeAvatarRequest__Output> {}
export interface ChangeAvatarResponse__Output {
  /** Root-relative URL of the one that is shown now. */ image: string;
  /** Whether that is the new one; it is still being made ready otherwise. */ ready: boolean;
}
export interface ChangeAvatarResponse extends Sent<ChangeAvatarResponse__Output> {}
export interface RemoveAvatarRequest__Output { avatar: string; }
export interface RemoveAvatarRequest extends Sent<RemoveAvatarRequest__Output> {}
export interface RemoveAvatarResponse__Output {}
export interface RemoveAvatarResponse extends Sent<RemoveAvatarResponse__Output> {}
export interface GetSigningKeysRequest__Output {}
export interface GetSigningKeysRequest extends Sent<GetSigningKeysRequest__Output> {}
export interface GetSigningKeysResponse__Output { /** Each a JWK as JSON, with its `kid`. */ jwks: string[]; }
export interface GetSigningKeysResponse extends Sent<GetSigningKeysResponse__Output> {}
export interface GetServiceTokenRequest__Output {}
export interface GetServiceTokenRequest extends Sent<GetServiceTokenRequest__Output> {}
export interface GetServiceTokenResponse__Output { /** A JWT as in `SessionTokens`, without the secret after it. */ accessToken: string; }
export interface GetServiceTokenResponse extends Sent<GetServiceTokenResponse__Output> {}
export interface AdminRightsRequest__Output { email: string; /** The caller's own. */ password?: string; }
export interface AdminRightsRequest extends Sent<AdminRightsRequest__Output> {}
export interface AdminRightsResponse__Output { /** As the account wrote it. */ email: string; }
export interface AdminRightsResponse extends Sent<AdminRightsResponse__Output> {}
export interface ListAdminsRequest__Output {}
export interface ListAdminsRequest extends Sent<ListAdminsRequest__Output> {}
export interface ListAdminsResponse__Output {
  admins: Admin__Output[]; /** At most 50. */ changes: AdminChange__Output[];
  /** The caller may change who is an admin only with the password. */ passwordNeeded: boolean;
}
export interface ListAdminsResponse extends Sent<ListAdminsResponse__Output> {}
/** Names and addresses of who was erased are empty. */
export interface MayOperateRequest__Output {}
export interface MayOperateRequest extends Sent<MayOperateRequest__Output> {}
export interface MayOperateResponse__Output { /** The caller's, for the record of what the admin did. */ account: string; }
export interface MayOperateResponse extends Sent<MayOperateResponse__Output> {}
export interface Admin__Output { account: string; username: string; email: string; /** ISO 8601 UTC. */ since: string; }
export interface Admin extends Sent<Admin__Output> {}
export interface AdminChange__Output {
  id: string; username: string; /** The admin who did it; empty when the setting KLOAK_ADMIN_EMAIL did. */ by: string; /** ISO 8601 UTC. */ at: string;
  /** The rights were given; taken back otherwise. */ given: boolean;
}
export interface AdminChange extends Sent<AdminChange__Output> {}

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
