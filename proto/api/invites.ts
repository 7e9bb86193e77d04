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
  summary: 'Invites whoever has a mail address. A member, by user name or address, is asked to connect instead.',
  body: z.object({ email: email.describe('A mail address, or the name of a member.'), userId: me, profile: me.optional() }),
  answer: z.strictObject({
    newList: list,
    member: card.optional().describe('The member who was asked to connect instead.'),
    connected: z.literal(true).optional().describe('The two are connected.'),
  }),
});

export const listInvites = call({
  method: 'POST',
  path: '/api/invites/get-invite-list',
  who: 'signed-in',
  summary: "The caller's own invites, newest first.",
  body: z.object({ userId: me }),
  answer: z.strictObject({ list }),
});

export const findInviter = call({
  method: 'POST',
  path: '/api/invites/who-invites',
  who: 'public',
  summary: "Who invites, for whoever has the link of an invite's mail.",
  body: z.object({ invite: text(400).describe("The token of the invite's link.") }),
  answer: z.strictObject({ inviter: z.strictObject({ username: z.string(), image: z.string().describe('A `data:` URL.') }) }),
});

export const deleteInvite = call({
  method: 'POST',
  path: '/api/invites/delete-invite',
  who: 'signed-in',
  summary: "Takes an invite off the caller's list, an admin's call off anybody's: its place is free, and its link is good for nothing any more.",
  body: z.object({ email }),
  answer: z.strictObject({ list }),
});

export const resendInvite = call({
  method: 'POST',
  path: '/api/invites/resendInvite',
  who: 'signed-in',
  summary: 'For admins: sends the newest invite to an address once more, whoever sent it.',
  body: z.object({ email: text(400), userId: me }),
  answer: z.strictObject({ email: z.string() }),
});
