import { findAccount, isPasswordResetValid, resendConfirmation, resetPassword, sendPasswordReset } from '@kloak/proto/api/credentials.ts';
import { avatarDataUrl } from '../../bytes/avatar.ts';
import { noteRequestFacts } from '../../caller/request-facts.ts';
import { signOutOwn } from '../../caller/sign-out-own.ts';
import { handlerRoute, type Route, route } from '../route.ts';

export const credentials: readonly Route[] = [
  route(resendConfirmation, {
    rpc: 'identity.ResendConfirmation',
    limit: 'write',
    toRequest: ({ body: { user } }) => ({ address: user.includes('@') ? user : undefined }),
  }),
  route(findAccount, {
    rpc: 'identity.FindAccount',
    limit: 'recover',
    toRequest: ({ body }) => ({ query: body.query }),
    toAnswer: ({ account, username, maskedEmail }) => ({ user: { username, image: avatarDataUrl(account), email: maskedEmail } }),
  }),
  route(sendPasswordReset, {
    rpc: 'identity.RequestPasswordReset',
    limit: 'recover',
    toRequest: ({ body }) => ({ username: body.username }),
  }),
  route(isPasswordResetValid, {
    rpc: 'identity.IsPasswordResetValid',
    limit: 'verify',
    toRequest: ({ body }) => ({ token: body.token }),
    toAnswer: ({ valid }) => ({ isValidToken: valid }),
  }),
  handlerRoute(resetPassword, {
    rpcs: ['identity.ResetPassword'],
    limit: 'verify',
    async handle(deps, { auth, body: { token, password }, ask, request, response }) {
      const { account, email } = await ask('identity.ResetPassword', { token, password });
      noteRequestFacts(request, { account });
      signOutOwn(deps, response, auth, account);
      return { email };
    },
  }),
];
