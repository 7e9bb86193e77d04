import type { Service } from '@kloak/platform/service.ts';
import { announce } from './reactions/announce.ts';
import { recheckSessions } from './reactions/recheck-sessions.ts';
import { sendConfirmation } from './reactions/send-confirmation.ts';
import { getAccount } from './rpc/get-account.ts';
import { getSigningKeys } from './rpc/get-signing-keys.ts';
import { isMailTaken } from './rpc/is-mail-taken.ts';
import { isNameTaken } from './rpc/is-name-taken.ts';
import { listSessions } from './rpc/list-sessions.ts';
import { refreshSession } from './rpc/refresh-session.ts';
import { register } from './rpc/register.ts';
import { signIn } from './rpc/sign-in.ts';
import { signOut } from './rpc/sign-out.ts';
import { verifyEmail } from './rpc/verify-email.ts';
import { sessions } from './views/sessions.ts';

/** Accounts, credentials, sessions, e-mail confirmation and admin rights. It decides from its streams alone. */
export const identity: Service<'identity'> = {
  name: 'identity',
  rpcs: {
    Register: register,
    SignIn: signIn,
    RefreshSession: refreshSession,
    SignOut: signOut,
    VerifyEmail: verifyEmail,
    IsNameTaken: isNameTaken,
    IsMailTaken: isMailTaken,
    ListSessions: listSessions,
    GetAccount: getAccount,
    GetSigningKeys: getSigningKeys,
  },
  views: [sessions],
  reactions: [sendConfirmation, announce, recheckSessions],
  sweeps: [],
};
