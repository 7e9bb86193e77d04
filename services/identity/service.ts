import { accounts } from '@kloak/access/accounts.ts';
import type { Service } from '@kloak/platform/service.ts';
import { avatarPrefixesOf } from '@kloak/proto/rules/storage-keys.ts';
import { announce } from './reactions/announce.ts';
import { attachAvatar } from './reactions/attach-avatar.ts';
import { clearIncomingAvatars } from './reactions/clear-incoming-avatars.ts';
import { endSessions } from './reactions/end-sessions.ts';
import { forgetPassword } from './reactions/forget-password.ts';
import { keepLooks } from './reactions/keep-looks.ts';
import { recheckSessions } from './reactions/recheck-sessions.ts';
import { removeAvatarBytes } from './reactions/remove-avatar-bytes.ts';
import { sendAdminGranted } from './reactions/send-admin-granted.ts';
import { sendConfirmation } from './reactions/send-confirmation.ts';
import { sendPasswordChanged } from './reactions/send-password-changed.ts';
import { sendPasswordReset } from './reactions/send-password-reset.ts';
import { changeAvatar } from './rpc/change-avatar.ts';
import { changePassword } from './rpc/change-password.ts';
import { endSession } from './rpc/end-session.ts';
import { findAccount } from './rpc/find-account.ts';
import { getAccount } from './rpc/get-account.ts';
import { getSigningKeys } from './rpc/get-signing-keys.ts';
import { isMailTaken } from './rpc/is-mail-taken.ts';
import { isNameTaken } from './rpc/is-name-taken.ts';
import { isPasswordResetValid } from './rpc/is-password-reset-valid.ts';
import { listSessions } from './rpc/list-sessions.ts';
import { refreshSession } from './rpc/refresh-session.ts';
import { register } from './rpc/register.ts';
import { removeAvatar } from './rpc/remove-avatar.ts';
import { requestPasswordReset } from './rpc/request-password-reset.ts';
import { resendConfirmation } from './rpc/resend-confirmation.ts';
import { resetPassword } from './rpc/reset-password.ts';
import { signIn } from './rpc/sign-in.ts';
import { signOut } from './rpc/sign-out.ts';
import { verifyEmail } from './rpc/verify-email.ts';
import { avatars } from './views/avatars.ts';
import { sessions } from './views/sessions.ts';

/** Accounts, credentials, sessions, e-mail confirmation, admin rights, and the pictures of members. It decides from its streams alone. */
export const identity: Service<'identity'> = {
  name: 'identity',
  rpcs: {
    Register: register,
    SignIn: signIn,
    RefreshSession: refreshSession,
    SignOut: signOut,
    VerifyEmail: verifyEmail,
    ResendConfirmation: resendConfirmation,
    FindAccount: findAccount,
    RequestPasswordReset: requestPasswordReset,
    IsPasswordResetValid: isPasswordResetValid,
    ResetPassword: resetPassword,
    IsNameTaken: isNameTaken,
    IsMailTaken: isMailTaken,
    ListSessions: listSessions,
    EndSession: endSession,
    ChangePassword: changePassword,
    GetAccount: getAccount,
    ChangeAvatar: changeAvatar,
    RemoveAvatar: removeAvatar,
    GetSigningKeys: getSigningKeys,
  },
  views: [accounts, sessions, avatars],
  reactions: [
    sendConfirmation,
    sendPasswordReset,
    sendPasswordChanged,
    sendAdminGranted,
    endSessions,
    forgetPassword,
    keepLooks,
    attachAvatar,
    removeAvatarBytes,
    announce,
    recheckSessions,
  ],
  sweeps: [clearIncomingAvatars],
  bytesOf: avatarPrefixesOf,
};
