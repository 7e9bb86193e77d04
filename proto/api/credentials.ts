// Helpers around the sign-in: proving an address once more, and a forgotten password.
import { z } from 'zod';
import { call } from './call.ts';
import { me, secret, text } from './shapes/fields.ts';

export const resendConfirmation = call({
  method: 'POST',
  path: '/api/users/resend-vertification',
  who: 'signed-in',
  summary: "Sends the mail to confirm the caller's address again, at most once a minute and five times in 24 hours. Returns its recipient.",
  body: z.object({ user: z.union([me, text(400).regex(/@/).describe("The caller's mail address.")]) }),
  callerByAddress: ['user'],
  answer: z.strictObject({ email: z.string() }),
});

export const findAccount = call({
  method: 'POST',
  path: '/api/users/find-account',
  who: 'public',
  summary: 'Finds an account by username or mail address for members who cannot sign in. Returns username, drawn avatar and masked address.',
  body: z.object({ query: text(400) }),
  answer: z.strictObject({
    user: z.strictObject({ username: z.string(), image: z.string().describe('A `data:` URL.'), email: z.string().describe('Masked, like `a***@e***.org`.') }),
  }),
});

export const sendPasswordReset = call({
  method: 'POST',
  path: '/api/users/send-password-reset',
  who: 'public',
  summary: 'Mails a link to reset the password. The answer does not depend on whether the account exists.',
  body: z.object({ username: text(400) }),
  answer: z.strictObject({}),
});

export const isPasswordResetValid = call({
  method: 'GET',
  path: '/api/users/is-valid-password-reset-token/{token}',
  who: 'public',
  summary: 'Returns whether the token of a mailed link can still reset the password.',
  body: z.object({ token: text(2000) }),
  answer: z.strictObject({ isValidToken: z.boolean() }),
});

export const resetPassword = call({
  method: 'POST',
  path: '/api/users/reset-password',
  who: 'public',
  summary: 'Replaces the password by the token of a mailed link, which works once, and ends all sessions of the account.',
  body: z.object({ token: text(2000), password: secret }),
  answer: z.strictObject({ email: z.string().describe('Mail address of the account, to which the link was sent.') }),
});
