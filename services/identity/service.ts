import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { service } from '@kloak/platform/service.ts';
import { avatarPrefixesOf } from '@kloak/proto/rules/files/storage-keys.ts';
import { announceAccount } from './reactions/announce-account.ts';
import { attachAvatar } from './reactions/attach-avatar.ts';
import { clearIncomingAvatars } from './reactions/clear-incoming-avatars.ts';
import { concealNames } from './reactions/conceal-names.ts';
import { deleteAccountLater } from './reactions/delete-account.ts';
import { endExpiredSessions } from './reactions/end-expired-sessions.ts';
import { endSessions } from './reactions/end-sessions.ts';
import { eraseDeleted, forgetDeleted } from './reactions/erase-member.ts';
import { forgetPassword } from './reactions/forget-password.ts';
import { keepNames } from './reactions/keep-names.ts';
import { listFirstAdminLater } from './reactions/list-first-admin.ts';
import { recheckSessions } from './reactions/recheck-sessions.ts';
import { removeAvatarBytes } from './reactions/remove-avatar-bytes.ts';
import { sendAdminGranted } from './reactions/send-admin-granted.ts';
import { sendAdminRevoked } from './reactions/send-admin-revoked.ts';
import { sendConfirmation } from './reactions/send-confirmation.ts';
import { sendDeletion } from './reactions/send-deletion.ts';
import { sendInvite } from './reactions/send-invite.ts';
import { sendPasswordChanged } from './reactions/send-password-changed.ts';
import { sendPasswordReset } from './reactions/send-password-reset.ts';
import { changePassword } from './rpc/account/change-password.ts';
import { deleteAccount } from './rpc/account/delete-account.ts';
import { findAccount } from './rpc/account/find-account.ts';
import { getAccount } from './rpc/account/get-account.ts';
import { isMailTaken } from './rpc/account/is-mail-taken.ts';
import { isNameTaken } from './rpc/account/is-name-taken.ts';
import { keepAccount } from './rpc/account/keep-account.ts';
import { noteHelpSeen } from './rpc/account/note-help-seen.ts';
import { provePassword } from './rpc/account/prove-password.ts';
import { readInvite } from './rpc/account/read-invite.ts';
import { register } from './rpc/account/register.ts';
import { resendConfirmation } from './rpc/account/resend-confirmation.ts';
import { verifyEmail } from './rpc/account/verify-email.ts';
import { giveAdminRights } from './rpc/admins/give-admin-rights.ts';
import { listAdmins } from './rpc/admins/list-admins.ts';
import { mayOperate } from './rpc/admins/may-operate.ts';
import { revokeAdminRights } from './rpc/admins/revoke-admin-rights.ts';
import { changeAvatar } from './rpc/avatar/change-avatar.ts';
import { removeAvatar } from './rpc/avatar/remove-avatar.ts';
import { isPasswordResetValid } from './rpc/password-reset/is-password-reset-valid.ts';
import { requestPasswordReset } from './rpc/password-reset/request-password-reset.ts';
import { resetPassword } from './rpc/password-reset/reset-password.ts';
import { endSession } from './rpc/session/end-session.ts';
import { getServiceToken } from './rpc/session/get-service-token.ts';
import { getSessionEnd } from './rpc/session/get-session-end.ts';
import { getSigningKeys } from './rpc/session/get-signing-keys.ts';
import { listSessions } from './rpc/session/list-sessions.ts';
import { refreshSession } from './rpc/session/refresh-session.ts';
import { signIn } from './rpc/session/sign-in.ts';
import { signOut } from './rpc/session/sign-out.ts';
import { adminChanges } from './views/admin-changes.ts';
import { avatars } from './views/avatars.ts';
import { sessions } from './views/sessions.ts';

/** Accounts, credentials, sessions, e-mail confirmation, admin rights, and the pictures of members. It decides from its streams alone. */
export const identity = service('identity', {
  rpcs: [
    register,
    readInvite,
    signIn,
    refreshSession,
    getSessionEnd,
    signOut,
    verifyEmail,
    resendConfirmation,
    findAccount,
    requestPasswordReset,
    isPasswordResetValid,
    resetPassword,
    isNameTaken,
    isMailTaken,
    listSessions,
    endSession,
    changePassword,
    noteHelpSeen,
    provePassword,
    deleteAccount,
    keepAccount,
    getAccount,
    changeAvatar,
    removeAvatar,
    giveAdminRights,
    revokeAdminRights,
    listAdmins,
    mayOperate,
    getSigningKeys,
    getServiceToken,
  ],
  views: [accounts, cards, sessions, avatars, adminChanges],
  reactions: [
    sendConfirmation,
    sendPasswordReset,
    sendPasswordChanged,
    listFirstAdminLater,
    sendAdminGranted,
    sendAdminRevoked,
    sendInvite,
    deleteAccountLater,
    sendDeletion,
    forgetDeleted,
    eraseDeleted,
    endSessions,
    forgetPassword,
    keepNames,
    attachAvatar,
    removeAvatarBytes,
    announceAccount,
    recheckSessions,
  ],
  sweeps: [clearIncomingAvatars, concealNames, endExpiredSessions],
  bytesOf: avatarPrefixesOf,
});
