import { z } from 'zod';
import { helpKeys } from '../rules/help.ts';
import { deletionDays } from '../rules/people/account-deletion.ts';
import { call } from './call.ts';
import { filledText, id, me, secret, text } from './shapes/fields.ts';
import { card, dataUsage, plan, post, profile, session } from './shapes/shapes.ts';

export const register = call({
  method: 'POST',
  path: '/api/users/register',
  who: 'public',
  summary: 'Registers an account and sends a mail to confirm its address.',
  body: z.object({
    username: text(200),
    email: text(400),
    password: secret,
    image: z.unknown().optional().describe('Ignored: the server draws avatars.'),
    terms: z.boolean().optional().describe('Consent to the current terms, which is recorded. Older clients leave it out.'),
    invite: text(400).optional().describe("Token of an invite's link; one that is no longer valid is ignored."),
  }),
  answer: z.strictObject({}),
  failure: (message) => ({ err: { errmsg: message } }),
});

export const verify = call({
  method: 'POST',
  path: '/api/users/verify',
  who: 'public',
  summary:
    'Confirms a mail address with the mailed token. Needs the browser that registered, which is then signed in, a session of the account, its password or a new one.',
  body: z.object({
    token: text(2000),
    password: secret.optional().describe("The account's password."),
    newPassword: secret.optional().describe("New password; replaces the account's and ends its sessions."),
  }),
  answer: z.strictObject({
    needs: z.literal('password').optional().describe('Nothing was confirmed: send the call again with a password.'),
    email: z.string().optional().describe('The confirmed mail address.'),
    userId: z.string().optional().describe('Id of the member whom this call signs in, as in `login`; absent if it signs in nobody.'),
    username: z.string().optional(),
  }),
});

export const isNameTaken = call({
  method: 'GET',
  path: '/api/users/username/{name}',
  who: 'public',
  summary: 'Returns whether a username, or one that looks alike, is taken.',
  body: z.object({ name: text(400) }),
  answer: z.strictObject({ exists: z.boolean() }),
});

export const isMailTaken = call({
  method: 'GET',
  path: '/api/users/email/{address}',
  who: 'public',
  summary: 'Returns whether an account has this mail address.',
  body: z.object({ address: text(400) }),
  answer: z.strictObject({ exists: z.boolean() }),
});

export const getProfile = call({
  method: 'POST',
  path: '/api/users/getProfile',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns the profile of a member by username; only its public part if the two are not connected.',
  body: z.object({ username: text(400) }),
  answer: z.strictObject({
    profile: profile.extend({
      posts: z.array(post).optional(),
      uploadCount: z.int().min(0).optional().describe('Number of uploads that were published at least in part; only of the caller.'),
      friends: z.array(profile).optional().describe('Only of the caller, like the next three fields.'),
      requested: z.array(card).optional(),
      pending: z.array(card).optional(),
      product: plan.optional(),
    }),
  }),
});

export const increaseUploadCounter = call({
  method: 'PUT',
  path: '/api/profile/increase-upload-counter',
  who: 'signed-in',
  summary: 'Does nothing: the server itself counts published uploads.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({}),
});

export const findProfile = call({
  method: 'POST',
  path: '/api/users/find-profile',
  who: 'signed-in',
  summary: 'Finds a member by exact username or mail address.',
  body: z.object({ query: filledText(400) }),
  answer: z.strictObject({ profile }),
});

export const getDataUsage = call({
  method: 'POST',
  path: '/api/users/getDataUsage',
  who: 'signed-in',
  summary: 'Returns the used and the free space of the caller.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ dataUsage }),
});

export const deleteAccount = call({
  method: 'POST',
  path: '/api/users/delete-account',
  who: 'signed-in',
  summary: `Schedules the deletion of the caller's account in ${deletionDays} days and sends a mail. Until then only buying plans is refused. The only admin cannot delete the account.`,
  body: z.object({ password: secret }),
  answer: z.strictObject({ deletesAt: z.iso.datetime() }),
});

export const keepAccount = call({
  method: 'POST',
  path: '/api/users/keep-account',
  who: 'signed-in',
  summary: "Cancels the planned deletion of the caller's account.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({}),
});

export const endSession = call({
  method: 'POST',
  path: '/api/users/end-session',
  who: 'signed-in',
  summary: "Ends one of the caller's sessions, or all others.",
  body: z
    .object({ sessionId: id.optional(), all: z.literal(true).optional() })
    .refine(({ sessionId, all }) => (sessionId === undefined) !== (all === undefined), 'Either "sessionId" or "all" is needed.'),
  answer: z.strictObject({}),
});

export const changePassword = call({
  method: 'POST',
  path: '/api/users/change-password',
  who: 'signed-in',
  summary: "Replaces the caller's password and ends all other sessions of the account.",
  body: z.object({ password: secret, newPassword: secret }),
  answer: z.strictObject({}),
});

export const seenHelp = call({
  method: 'POST',
  path: '/api/users/seen-help',
  who: 'signed-in',
  summary: 'Records that the caller has read a help text, so that no device shows it again.',
  body: z.object({ help: z.enum(helpKeys) }),
  answer: z.strictObject({}),
});

export const listSessions = call({
  method: 'GET',
  path: '/api/users/sessions',
  who: 'signed-in',
  summary: "Lists the caller's active sessions, the last used first.",
  body: z.object({}),
  answer: z.strictObject({ sessions: z.array(session) }),
});
