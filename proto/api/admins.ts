import { z } from 'zod';
import { call } from './call.ts';
import { admin, adminChange } from './shapes/console-shapes.ts';
import { filledText, me, secret } from './shapes/fields.ts';

const changing = {
  body: z.object({
    email: filledText(400),
    userId: me,
    password: secret.optional().describe("The caller's own; needed when the caller signed in more than an hour ago."),
  }),
  answer: z.strictObject({ email: z.string() }),
};

export const giveAdminRights = call({
  method: 'POST',
  path: '/api/users/giveAdminRights',
  who: 'signed-in',
  summary: 'For admins: makes the account that has confirmed an address an admin; both are told by mail.',
  ...changing,
});

export const revokeAdminRights = call({
  method: 'POST',
  path: '/api/users/revokeAdminRights',
  who: 'signed-in',
  summary: "For admins: takes these rights back, one's own too, but never those of the last admin; both are told by mail.",
  ...changing,
});

export const listAdmins = call({
  method: 'GET',
  path: '/api/users/admins',
  who: 'signed-in',
  summary: 'For admins: who is an admin, oldest first, and the newest changes of that.',
  body: z.object({}),
  answer: z.strictObject({
    admins: z.array(admin),
    changes: z.array(adminChange),
    passwordNeeded: z.boolean().describe('The caller signed in more than an hour ago, and changes who is an admin only with the password.'),
  }),
});
