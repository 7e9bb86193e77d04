import { z } from 'zod';
import { rememberedDays, sessionEndReasons } from '../rules/people/sessions.ts';
import { call } from './call.ts';
import { secret, text } from './shapes/fields.ts';

export const login = call({
  method: 'POST',
  path: '/api/users/login',
  who: 'public',
  summary: `Signs in. With \`remember\` for ${rememberedDays} days, else until the browser closes.`,
  body: z.object({ email: text(400), password: secret, remember: z.boolean().optional() }),
  answer: z.strictObject({ loginSuccess: z.literal(true), userId: z.string(), username: z.string() }),
  failure: () => ({ loginSuccess: false }),
});

const contact = z.string().optional().describe('Mail address of the operator, shown to visitors; absent if none is set.');

export const auth = call({
  method: 'GET',
  path: '/api/users/auth',
  who: 'public',
  keptOffline: true,
  summary: 'Returns who is signed in; also succeeds without a session.',
  body: z.object({}),
  answer: z.discriminatedUnion('isAuth', [
    z.strictObject({
      isAuth: z.literal(true),
      isAdmin: z.boolean(),
      username: z.string(),
      userId: z.string(),
      verified: z.boolean(),
      image: z.string().describe("URL of the caller's avatar."),
      imagePending: z.literal(true).optional().describe('A newly chosen avatar is being rendered.'),
      imageFailure: z.string().optional().describe('Reason, as a sentence, why the avatar chosen last cannot be shown.'),
      chatClosed: z.literal(true).optional().describe('This member sees the chat as under construction.'),
      seenHelp: z.array(z.string()).optional().describe('Names of the help texts that the member has read on any device; absent if none.'),
      deletesAt: z.string().optional().describe('Time at which the account is deleted unless its owner keeps it: ISO 8601 UTC.'),
      contact,
      googleAuth: z.literal(false),
    }),
    z.strictObject({
      isAuth: z.literal(false),
      isAdmin: z.literal(false),
      googleAuth: z.literal(false),
      contact,
      ended: z.enum(sessionEndReasons).optional().describe("Reason why this browser's session ended; absent if the member signed out here."),
      registration: z.literal('invited').optional().describe('Only invited people can register; absent if anybody can.'),
    }),
  ]),
});

const signingOut = {
  path: '/api/users/logout',
  who: 'public',
  summary: "Ends the caller's session and clears the browser's cache; also succeeds without a session.",
  body: z.object({}),
  answer: z.strictObject({}),
} as const;

export const logout = call({ method: 'POST', ...signingOut });
/** The same for a link. */
export const logoutByLink = call({ method: 'GET', unsafe: true, ...signingOut });
