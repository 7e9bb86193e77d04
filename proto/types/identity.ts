// Made by scripts/generate/generate.ts from proto/kloak/identity.
import type { Sent } from './sent.ts';

/** account:{id} — one person's account. */
export interface Registered__Output {
  account: string; /** User name in the person's spelling; compared folded (see `named:{digest}`). */ username: string; email: string;
  /** Id of the password hash among the service's secrets. */ passwordSecret: string;
  /** Terms accepted at registration, by their date (YYYY-MM-DD). Empty if the client sent no acceptance; older builds recorded them for everybody. */ termsVersion: string;
  /** Invite whose link led to the registration; absent without one, and in older events. */ invite?: string;
}
export interface Registered extends Sent<Registered__Output> {}
export interface EmailConfirmed__Output { account: string; /** See `Registered`. */ invite?: string; }
export interface EmailConfirmed extends Sent<EmailConfirmed__Output> {}
/** Somebody else claims the address before it was confirmed. Confirming it claims it again. */
export interface AddressYielded__Output { account: string; }
export interface AddressYielded extends Sent<AddressYielded__Output> {}
/** Its owner has read a help text, which is no longer displayed on any device. */
export interface HelpSeen__Output { account: string; /** One of proto/rules/help.ts. */ help: string; }
export interface HelpSeen extends Sent<HelpSeen__Output> {}
/** The password was replaced: by the link of a mail, or in a session with the old password. */
export interface PasswordChanged__Output {
  account: string; /** Id of the new password's hash among the service's secrets, and of the one before it, which is forgotten. */ passwordSecret: string;
  formerPasswordSecret: string;
  /** Generation of the link that was used last (`PasswordResetRequested`): this one's, if it was a link. */ resetGeneration: number;
  /** Session in which it was replaced, the only one that stays. Empty if it was a link, to another password or to confirm the address. */ session: string;
}
export interface PasswordChanged extends Sent<PasswordChanged__Output> {}
/** The registration was given up halfway; the account can never register any more. */
export interface Abandoned__Output { account: string; }
export interface Abandoned extends Sent<Abandoned__Output> {}
/** The setting KLOAK_ADMIN_EMAIL names the confirmed address: the account is added to the list of admins (`AdminAdded`), which alone gives rights. */
export interface AdminGranted__Output { account: string; /** Empty. */ by: string; }
export interface AdminGranted extends Sent<AdminGranted__Output> {}
/** Its owner requested the deletion of the account. Until that day everything stays unchanged. */
export interface DeletionAsked__Output {
  account: string; /** ISO 8601 UTC: the day of deletion, unless its owner keeps it. Distinguishes one request from the next. */ deletesAt: string;
}
export interface DeletionAsked extends Sent<DeletionAsked__Output> {}
/** Its owner keeps the account. */
export interface DeletionWithdrawn__Output { account: string; }
export interface DeletionWithdrawn extends Sent<DeletionWithdrawn__Output> {}
/** The account is deleted for ever: nobody signs in to it, and every service erases its person. */
export interface AccountDeleted__Output {
  account: string; /** True if its owner requested it, and is notified; false if the operator of the vault did. */ asked: boolean;
}
export interface AccountDeleted extends Sent<AccountDeleted__Output> {}
/** admins:vault — the list of admins. Each event carries the running state: only the newest is read. */
export interface AdminAdded__Output {
  account: string; /** Admin who gave the rights; empty if the setting KLOAK_ADMIN_EMAIL did. */ by: string;
  /** Present admins, oldest first. */ admins: ListedAdmin__Output[];
  /** Accounts that are about to be deleted, and cannot become admins. Absent in events of an earlier build: none. */ leaving: LeavingAccount__Output[];
}
export interface AdminAdded extends Sent<AdminAdded__Output> {}
export interface AdminRemoved__Output {
  account: string; /** Admin who revoked the rights, possibly their own. */ by: string; admins: ListedAdmin__Output[];
  /** See `AdminAdded`. */ leaving: LeavingAccount__Output[];
}
export interface AdminRemoved extends Sent<AdminRemoved__Output> {}
/** An account that is no admin is about to be deleted, or is kept. */
export interface LeavingChanged__Output {
  account: string; /** See `AdminAdded`. */ admins: ListedAdmin__Output[]; /** See `AdminAdded`. */ leaving: LeavingAccount__Output[];
}
export interface LeavingChanged extends Sent<LeavingChanged__Output> {}
export interface LeavingAccount__Output { account: string; /** ISO 8601 UTC: when it is to be deleted. */ deletesAt: string; }
export interface LeavingAccount extends Sent<LeavingAccount__Output> {}
export interface ListedAdmin__Output {
  account: string; /** See `AdminAdded`. */ by: string; /** ISO 8601 UTC: the moment at which it was listed. */ since: string;
}
export interface ListedAdmin extends Sent<ListedAdmin__Output> {}
/** confirmation:{account} — repeated confirmation mails; the first one follows the registration. */
export interface ConfirmationRequested__Output {
  account: string;
  /** Times of this request and of those in the 24 hours before it, oldest first. Carries the running state: only the newest event is read. */ askedAt: string[];
}
export interface ConfirmationRequested extends Sent<ConfirmationRequested__Output> {}
/** registration-mails:{digest of the folded address} — confirmation mails to an address, first and repeated ones. The address may not belong to the person who registers it. */
export interface RegistrationMailAsked__Output { /** See `ConfirmationRequested`. */ askedAt: string[]; }
export interface RegistrationMailAsked extends Sent<RegistrationMailAsked__Output> {}
/** password-reset:{account} — the mails with a link that lets its reader choose a new password. */
export interface PasswordResetRequested__Output {
  account: string; /** Counts the links of the account from 1; only the newest is valid. */ generation: number;
  /** See `ConfirmationRequested`. */ askedAt: string[];
}
export interface PasswordResetRequested extends Sent<PasswordResetRequested__Output> {}
/** avatar:{account} — the picture of a member. Each event carries the running state: only the newest is read. The member chose another picture: its bytes have arrived and are to be rendered. An earlier request is no longer waited for. */
export interface AvatarRequested__Output {
  account: string; /** Id of the picture, a new one each time. */ avatar: string;
  /** The one that is displayed until then; empty for the drawn one. */ shown: string;
  /** Visible square of the picture; absent: see `usualSquare` in proto/rules/avatar-files.ts. */ square?: AvatarSquare__Output | null;
}
export interface AvatarRequested extends Sent<AvatarRequested__Output> {}
/** A square of a picture as one sees it. Each number is a part of 1, so that all of them are within the picture. */
export interface AvatarSquare__Output {
  /** Share of the free width that lies left of the square; `top` likewise for the free height above it. */ left: number; top: number;
  /** Its side, of the shorter side of the picture. */ side: number;
}
export interface AvatarSquare extends Sent<AvatarSquare__Output> {}
/** The picture is rendered, and displayed from now on. */
export interface AvatarChanged__Output {
  account: string; avatar: string; /** The one that was displayed until now, whose bytes are deleted; empty for the drawn one. */ former: string;
}
export interface AvatarChanged extends Sent<AvatarChanged__Output> {}
/** The picture cannot be rendered, even if repeated. */
export interface AvatarFailed__Output {
  account: string; avatar: string; /** A code of proto/rules/avatar-files.ts. */ reason: string; /** The one that stays. */ shown: string;
}
export interface AvatarFailed extends Sent<AvatarFailed__Output> {}
/** The member wants the drawn one again. */
export interface AvatarRemoved__Output {
  account: string; /** The one that was displayed until now, whose bytes are deleted. */ former: string;
  /** The one that is being rendered; empty if there is none. */ asked: string;
}
export interface AvatarRemoved extends Sent<AvatarRemoved__Output> {}
/** session:{id} — one sign-in on one device. */
export interface SessionStarted__Output {
  session: string; account: string; /** 30 days instead of the browser session. */ remember: boolean; /** ISO 8601 UTC, as are all times here. */ at: string;
  /** Signed-in browser in words for its owner: `Firefox on Windows`. Empty if unknown. */ device: string;
  /** Secret id of the password that was known at the sign-in. Absent in sessions that are older than this field. */ passwordSecret?: string;
}
export interface SessionStarted extends Sent<SessionStarted__Output> {}
/** The refresh token of `generation - 1` was used and its successor handed out. Carries the running state: a session refreshes for weeks, and only its newest event is read. */
export interface SessionRefreshed__Output {
  session: string; account: string; /** The session starts with 1. */ generation: number; remember: boolean; startedAt: string; at: string;
  /** Password of the account at that time. One that was changed in this session, or before this field existed, replaces the former. */ passwordSecret?: string;
}
export interface SessionRefreshed extends Sent<SessionRefreshed__Output> {}
export interface SessionEnded__Output { session: string; account: string; reason: SessionEndReason; }
export interface SessionEnded extends Sent<SessionEnded__Output> {}
export type SessionEndReason = 'SESSION_END_REASON_UNSPECIFIED' | 'SIGNED_OUT' | 'TOKEN_REUSED' | 'EXPIRED' | 'PASSWORD_CHANGED' | 'ENDED_BY_OWNER' | 'ACCOUNT_DELETED' | 'INACTIVE';
/** named:{digest of the folded name}, seen:{digest of its look} and mail:{digest of the folded address} — the account that owns a name, a look or an address. */
export interface NameClaimed__Output { account: string; /** Moment of the claim: it may be taken over if its account does not register in time. */ at: string; }
export interface NameClaimed extends Sent<NameClaimed__Output> {}
export interface NameReleased__Output { account: string; }
export interface NameReleased extends Sent<NameReleased__Output> {}
export interface MailClaimed__Output { account: string; /** Time of the claim, renewed when the account confirms the address. */ at: string; }
export interface MailClaimed extends Sent<MailClaimed__Output> {}
export interface MailReleased__Output { account: string; }
export interface MailReleased extends Sent<MailReleased__Output> {}
export interface RegisterRequest__Output {
  username: string; email: string; password: string; /** Token of the link in an invite's mail. An expired or unknown one is ignored. */ invite?: string;
  /** True if the person accepted the terms. Absent from clients without that question. */ terms?: boolean;
}
export interface RegisterRequest extends Sent<RegisterRequest__Output> {}
export interface RegisterResponse__Output { account: string; }
export interface RegisterResponse extends Sent<RegisterResponse__Output> {}
export interface ReadInviteRequest__Output { token: string; }
export interface ReadInviteRequest extends Sent<ReadInviteRequest__Output> {}
export interface ReadInviteResponse__Output { /** Absent if the token is forged or expired. */ invite?: string; }
export interface ReadInviteResponse extends Sent<ReadInviteResponse__Output> {}
export interface SignInRequest__Output {
  email: string; password: string; remember: boolean;
  /** Browser that signs in, in words for its owner: `Firefox on Windows`; at most 100 characters. Empty if unknown. */ device: string;
  /** True if the browser has signed in to this account before: its password attempts are limited separately. */ isKnownBrowser: boolean;
}
export interface SignInRequest extends Sent<SignInRequest__Output> {}
export interface SignInResponse__Output { account: string; username: string; tokens: SessionTokens__Output | null; }
export interface SignInResponse extends Sent<SignInResponse__Output> {}
export interface SessionTokens__Output {
  session: string;
  /** A JWT (EdDSA), valid for 15 minutes and no longer than the session. Claims: sub, sid, exp, ends (the end of the session), and door, the digest of the secret that follows after a dot. */ accessToken: string;
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
  /** One of `sessionEnds` in proto/rules/sessions.ts; absent if it has not ended, ended by a sign-out, or never existed. */ reason?: string;
}
export interface GetSessionEndResponse extends Sent<GetSessionEndResponse__Output> {}
export interface ListSessionsRequest__Output {}
export interface ListSessionsRequest extends Sent<ListSessionsRequest__Output> {}
export interface ListSessionsResponse__Output { sessions: Session__Output[]; }
export interface ListSessionsResponse extends Sent<ListSessionsResponse__Output> {}
export interface Session__Output {
  id: string; /** Browser that signed in: `Firefox on Windows`. Empty if unknown. */ device: string;
  /** ISO 8601 UTC: when its newest tokens were handed out, which while it is used happens every 15 minutes. */ lastSeen: string; createdAt: string;
  /** True for the session of this request. */ current: boolean;
}
export interface Session extends Sent<Session__Output> {}
export interface EndSessionRequest__Output { /** Absent: all but the current one. */ session?: string; }
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
  token: string; /** The account's password, or the one that replaces it, which ends the sessions of the account. */ password?: string; newPassword?: string;
  /** True in the browser that registered the account. */ registeredHere: boolean;
  /** Browser that would sign in, see `SignInRequest`; absent: no session starts. */ device?: string;
}
export interface VerifyEmailRequest extends Sent<VerifyEmailRequest__Output> {}
export interface VerifyEmailResponse__Output {
  account: string; /** True if nothing is confirmed because the password is needed. */ needsPassword: boolean;
  /** Confirmed address; absent if nothing is confirmed. */ email?: string;
  /** Member whose session started, and its tokens; absent if none did. */ username?: string; tokens: SessionTokens__Output | null;
}
export interface VerifyEmailResponse extends Sent<VerifyEmailResponse__Output> {}
export interface ResendConfirmationRequest__Output { /** The caller's own address, if the client names the account by it. */ address?: string; }
export interface ResendConfirmationRequest extends Sent<ResendConfirmationRequest__Output> {}
export interface ResendConfirmationResponse__Output { /** Address that the mail was sent to. */ email: string; }
export interface ResendConfirmationResponse extends Sent<ResendConfirmationResponse__Output> {}
export interface FindAccountRequest__Output { query: string; }
export interface FindAccountRequest extends Sent<FindAccountRequest__Output> {}
export interface FindAccountResponse__Output {
  account: string; username: string; /** Address with most characters masked: `a***@e***.org`. */ maskedEmail: string;
}
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
export interface ResetPasswordResponse__Output { account: string; /** Address of the account, to which the link was mailed. */ email: string; }
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
  /** Reason why the picture that was chosen last cannot be displayed: a code of proto/rules/avatar-files.ts. */ imageFailure?: string;
  /** Ids of help texts that its owner has read. */ seenHelp: string[];
  /** Day of its deletion, unless its owner keeps it: ISO 8601 UTC; absent without a request. */ deletesAt?: string;
}
export interface GetAccountResponse extends Sent<GetAccountResponse__Output> {}
export interface NoteHelpSeenRequest__Output { help: string; }
export interface NoteHelpSeenRequest extends Sent<NoteHelpSeenRequest__Output> {}
export interface NoteHelpSeenResponse__Output {}
export interface NoteHelpSeenResponse extends Sent<NoteHelpSeenResponse__Output> {}
export interface ChangeAvatarRequest__Output {
  /** A new id; the bytes have the incoming key of it and the caller. */ avatar: string;
  /** Square to display; the usual one if absent. */ square?: AvatarSquare__Output | null;
}
export interface ChangeAvatarRequest extends Sent<ChangeAvatarRequest__Output> {}
export interface ChangeAvatarResponse__Output {
  /** Root-relative URL of the displayed picture. */ image: string;
  /** True if `image` is the new picture; otherwise it is still being rendered. */ ready: boolean;
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
export interface AdminRightsResponse__Output { /** Address in the account's spelling. */ email: string; }
export interface AdminRightsResponse extends Sent<AdminRightsResponse__Output> {}
export interface ListAdminsRequest__Output {}
export interface ListAdminsRequest extends Sent<ListAdminsRequest__Output> {}
export interface ListAdminsResponse__Output {
  admins: Admin__Output[]; /** At most 50. */ changes: AdminChange__Output[];
  /** The caller may change admins only with the password. */ passwordNeeded: boolean;
}
export interface ListAdminsResponse extends Sent<ListAdminsResponse__Output> {}
export interface MayOperateRequest__Output {}
export interface MayOperateRequest extends Sent<MayOperateRequest__Output> {}
export interface MayOperateResponse__Output { /** Id of the caller's account, for the record of the admin's act. */ account: string; }
export interface MayOperateResponse extends Sent<MayOperateResponse__Output> {}
/** Name and address of an erased person are empty. */
export interface Admin__Output { account: string; username: string; email: string; /** ISO 8601 UTC. */ since: string; }
export interface Admin extends Sent<Admin__Output> {}
export interface AdminChange__Output {
  id: string; username: string; /** Admin who did it; empty if the setting KLOAK_ADMIN_EMAIL did. */ by: string; /** ISO 8601 UTC. */ at: string;
  /** True if the rights were given, false if revoked. */ given: boolean;
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
