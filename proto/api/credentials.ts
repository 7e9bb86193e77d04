// Helpers around the sign-in: proving an address once more, and a forgotten password.
import { z } from 'zod';
import { call } from './call.ts';
import { me, secret, text } from './shapes/fields.ts';

export const resendConfirmation = call({
  method: 'POST',
  path: '/api/users/resend-vertification',
  who: 'signed-in',
  summary: "Sends the mail that confirms the caller's address once more: at most once a minute, and five times in 24 hours. Answers where it went.",
  body: z.object({ user: z.union([me, text(400).regex(/@/).describe("The caller's mail address.")]) }),
  callerByAddress: ['user'],
  answer: z.strictObject({ email: z.string() }),
});

export const findAccount = call({
  method: 'POST',
  path: '/api/users/find-account',
  who: 'public',
  summary: 'The account of a user name or a mail address, for who cannot sign in: its name, its drawn avatar and a part of its address.',
  body: z.object({ query: text(400) }),
  answer: z.strictObject({
    user: z.strictObject({ username: z.string(), image: z.string().describe('A `data:` URL.'), email: z.string().describe('Like `a***@e***.org`.') }),
  }),
});

export const sendPasswordReset = call({
  method: 'POST',
  path: '/api/users/send-password-reset',
  who: 'public',
  summary: 'Mails a link that lets its reader choose a new password. It answers the same whether or not there is such an account.',
  body: z.object({ username: text(400) }),
  answer: z.strictObject({}),
});

export const isPasswordResetValid = call({
  method: 'GET',
  path: '/api/users/is-valid-password-reset-token/{token}',
  who: 'public',
  summary: 'Whether the link of a mail still lets its reader choose a new password.',
  body: z.object({ token: text(2000) }),
  answer: z.strictObject({ isValidToken: z.boolean() }),
});

export const resetPassword = call({
  method: 'POST',
  path: '/api/users/reset-password',
  who: 'public',
  summary: 'Replaces the password by the link of a mail, which works once, and ends all sessions of the account.',
  body: z.object({ token: text(2000), password: secret }),
  answer: z.strictObject({ email: z.string().describe("The account's address, to which the link was mailed.") }),
});
