import { z } from 'zod';
import { call } from './call.ts';
import { admin, adminChange } from './shapes/console-shapes.ts';
import { filledText, me, secret } from './shapes/fields.ts';

const changing = {
  body: z.object({
    email: filledText(400),
    userId: me,
    password: secret.optional().describe("The caller's password; required if the caller signed in more than an hour ago."),
  }),
  answer: z.strictObject({ email: z.string() }),
};

export const giveAdminRights = call({
  method: 'POST',
  path: '/api/users/giveAdminRights',
  who: 'signed-in',
  summary: 'For admins: makes the account with a confirmed address an admin and notifies both by mail.',
  ...changing,
});

export const revokeAdminRights = call({
  method: 'POST',
  path: '/api/users/revokeAdminRights',
  who: 'signed-in',
  summary: "For admins: revokes rights of an admin, also one's own, but never of the last admin, and notifies both by mail.",
  ...changing,
});

export const listAdmins = call({
  method: 'GET',
  path: '/api/users/admins',
  who: 'signed-in',
  summary: 'For admins: lists all admins, the oldest first, and the newest changes of admin rights.',
  body: z.object({}),
  answer: z.strictObject({
    admins: z.array(admin),
    changes: z.array(adminChange),
    passwordNeeded: z.boolean().describe("Rights of admins can be changed only with the caller's password, since the sign-in is more than an hour old."),
  }),
});
