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
  summary: 'Opens an account and has a confirmation mail sent.',
  body: z.object({
    username: text(200),
    email: text(400),
    password: secret,
    image: z.unknown().optional().describe('Ignored: avatars are drawn here.'),
    terms: z.boolean().optional().describe('Agrees with the terms in force, which is recorded. Absent from older clients.'),
    invite: text(400).optional().describe("The token of an invite's link; one that is not good any more is passed over."),
  }),
  answer: z.strictObject({}),
  failure: (message) => ({ err: { errmsg: message } }),
});

export const verify = call({
  method: 'POST',
  path: '/api/users/verify',
  who: 'public',
  summary:
    'Confirms a mail address with the token that was mailed to it, in the browser that registered, which it signs in where nobody is, or a session of the account; elsewhere with its password, or a new one.',
  body: z.object({
    token: text(2000),
    password: secret.optional().describe("The account's."),
    newPassword: secret.optional().describe("Replaces the account's, and ends its sessions."),
  }),
  answer: z.strictObject({
    needs: z.literal('password').optional().describe('Nothing was confirmed: the call is to be sent again with a password.'),
    email: z.string().optional().describe('The address that is confirmed.'),
    userId: z.string().optional().describe('Of who is signed in by this, as in `login`; absent: nobody is.'),
    username: z.string().optional(),
  }),
});

export const isNameTaken = call({
  method: 'GET',
  path: '/api/users/username/{name}',
  who: 'public',
  summary: 'Whether somebody has a name, or one that looks like it.',
  body: z.object({ name: text(400) }),
  answer: z.strictObject({ exists: z.boolean() }),
});

export const isMailTaken = call({
  method: 'GET',
  path: '/api/users/email/{address}',
  who: 'public',
  summary: 'Whether an account has a mail address.',
  body: z.object({ address: text(400) }),
  answer: z.strictObject({ exists: z.boolean() }),
});

export const getProfile = call({
  method: 'POST',
  path: '/api/users/getProfile',
  who: 'signed-in',
  summary: 'The profile of a member by name; of one who is not connected, its public part.',
  body: z.object({ username: text(400) }),
  answer: z.strictObject({
    profile: profile.extend({
      posts: z.array(post).optional(),
      uploadCount: z.int().min(0).optional().describe('Of oneself: how many uploads were published, in whole or in part.'),
      friends: z.array(profile).optional().describe('Of oneself, as the next three.'),
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
  summary: 'Changes nothing: what is published is counted here.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({}),
});

export const findProfile = call({
  method: 'POST',
  path: '/api/users/find-profile',
  who: 'signed-in',
  summary: 'Finds a member by exact name or mail address.',
  body: z.object({ query: filledText(400) }),
  answer: z.strictObject({ profile }),
});

export const getDataUsage = call({
  method: 'POST',
  path: '/api/users/getDataUsage',
  who: 'signed-in',
  summary: "How much of the caller's space is used.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ dataUsage }),
});

export const deleteAccount = call({
  method: 'POST',
  path: '/api/users/delete-account',
  who: 'signed-in',
  summary: `Plans to delete the caller's account ${deletionDays} days from now, which is mailed; until then all stays as it is, but that no plan is bought. The only admin is refused.`,
  body: z.object({ password: secret }),
  answer: z.strictObject({ deletesAt: z.iso.datetime() }),
});

export const keepAccount = call({
  method: 'POST',
  path: '/api/users/keep-account',
  who: 'signed-in',
  summary: "Takes back that the caller's account is to be deleted.",
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
  summary: 'Replaces the password of who knows it, and ends all other sessions of the account.',
  body: z.object({ password: secret, newPassword: secret }),
  answer: z.strictObject({}),
});

export const seenHelp = call({
  method: 'POST',
  path: '/api/users/seen-help',
  who: 'signed-in',
  summary: 'Notes that the caller has read a word of help, so that it is not shown again on any device.',
  body: z.object({ help: z.enum(helpKeys) }),
  answer: z.strictObject({}),
});

export const listSessions = call({
  method: 'GET',
  path: '/api/users/sessions',
  who: 'signed-in',
  summary: "Where the caller is signed in, lately used first: the caller's own sessions that have not ended.",
  body: z.object({}),
  answer: z.strictObject({ sessions: z.array(session) }),
});
