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

const contact = z.string().optional().describe('The mail address of who runs the vault, for visitors; absent where none is set.');

export const auth = call({
  method: 'GET',
  path: '/api/users/auth',
  who: 'public',
  summary: 'Who is signed in; also answered when nobody is.',
  body: z.object({}),
  answer: z.discriminatedUnion('isAuth', [
    z.strictObject({
      isAuth: z.literal(true),
      isAdmin: z.boolean(),
      username: z.string(),
      userId: z.string(),
      verified: z.boolean(),
      image: z.string().describe("The address of the caller's avatar."),
      imagePending: z.literal(true).optional().describe('Another one is being made ready.'),
      imageFailure: z.string().optional().describe('Why the one that was chosen last cannot be shown, in words.'),
      chatClosed: z.literal(true).optional().describe('The chat is said to be under construction to this member.'),
      seenHelp: z.array(z.string()).optional().describe('Which words of help were read, on whatever device; absent: none.'),
      deletesAt: z.string().optional().describe('When the account is deleted, unless its owner keeps it: ISO 8601 UTC.'),
      contact,
      googleAuth: z.literal(false),
    }),
    z.strictObject({
      isAuth: z.literal(false),
      isAdmin: z.literal(false),
      googleAuth: z.literal(false),
      contact,
      ended: z.enum(sessionEndReasons).optional().describe("Why this browser's session ended, where nobody signed out of it here."),
      registration: z.literal('invited').optional().describe('Accounts are opened by invites alone; absent: by anybody.'),
    }),
  ]),
});

const signingOut = {
  path: '/api/users/logout',
  who: 'public',
  summary: "Ends the caller's session and empties the browser's cache; without one it is a success too.",
  body: z.object({}),
  answer: z.strictObject({}),
} as const;

export const logout = call({ method: 'POST', ...signingOut });
/** The same for a link. */
export const logoutByLink = call({ method: 'GET', unsafe: true, ...signingOut });
