import { z } from 'zod';
import { call } from './call.ts';
import { filledText, me, text } from './shapes/fields.ts';
import { card, invite } from './shapes/shapes.ts';

const email = filledText(400);
const list = z.array(invite);

export const sendInvite = call({
  method: 'POST',
  path: '/api/invites/adminInvite',
  who: 'signed-in',
  summary: 'Invites somebody by mail address. A member, found by username or address, is asked to connect instead.',
  body: z.object({ email: email.describe('Mail address, or username of a member.'), userId: me, profile: me.optional() }),
  answer: z.strictObject({
    newList: list,
    member: card.optional().describe('Member who was asked to connect instead of being invited.'),
    connected: z.literal(true).optional().describe('The member and the caller are connected now.'),
  }),
});

export const listInvites = call({
  method: 'POST',
  path: '/api/invites/get-invite-list',
  who: 'signed-in',
  summary: "Lists the caller's own invites, newest first.",
  body: z.object({ userId: me }),
  answer: z.strictObject({ list }),
});

export const findInviter = call({
  method: 'POST',
  path: '/api/invites/who-invites',
  who: 'public',
  summary: 'Returns the sender of an invite, by the token of its link.',
  body: z.object({ invite: text(400).describe("Token of the invite's link.") }),
  answer: z.strictObject({ inviter: z.strictObject({ username: z.string(), image: z.string().describe('A `data:` URL.') }) }),
});

export const deleteInvite = call({
  method: 'POST',
  path: '/api/invites/delete-invite',
  who: 'signed-in',
  summary: 'Deletes an invite of the caller, or of anybody if the caller is an admin. It no longer counts, and its link no longer works.',
  body: z.object({ email }),
  answer: z.strictObject({ list }),
});

export const resendInvite = call({
  method: 'POST',
  path: '/api/invites/resendInvite',
  who: 'signed-in',
  summary: 'For admins: sends the newest invite to an address again, whoever sent it.',
  body: z.object({ email: text(400), userId: me }),
  answer: z.strictObject({ email: z.string() }),
});
