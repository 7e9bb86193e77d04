import { z } from 'zod';
import { maxAvatarBytes } from '../rules/avatar-files.ts';
import { call } from './call.ts';
import { me, text } from './fields.ts';

export const updateUserImage = call({
  method: 'POST',
  path: '/api/users/updateUserImage',
  who: 'signed-in',
  summary: "Makes a picture the caller's own; waits up to 10 s for it to be ready. Until it is, and where it cannot be shown, the one before stays.",
  body: z.object({ profileId: me, userId: me }),
  multipart: { field: 'file', maxBytes: maxAvatarBytes },
  answer: z.strictObject({
    image: z.string().describe('The address of the one that is shown now.'),
    ready: z.boolean().describe('Whether that is the new one; it is still being made ready otherwise.'),
  }),
});

export const deleteImage = call({
  method: 'POST',
  path: '/api/users/deleteImage',
  who: 'signed-in',
  summary: "Removes the caller's own picture, so that the drawn one is shown again; one that another took the place of is gone already.",
  body: z.object({ filename: text(2000).describe("The picture's address, or its last part.") }),
  answer: z.strictObject({}),
});
