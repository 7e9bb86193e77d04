import { z } from 'zod';
import { maxAvatarBytes, minSquareSide, usualSquare } from '../rules/files/avatar-files.ts';
import { call } from './call.ts';
import { me, text } from './shapes/fields.ts';

/** A field of a form is text. */
const part = (min = 0) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^[01](\.\d{1,17})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(1));

export const updateUserImage = call({
  method: 'POST',
  path: '/api/users/updateUserImage',
  who: 'signed-in',
  summary: "Makes a picture the caller's own; waits up to 10 s for it to be ready. Until it is, and where it cannot be shown, the one before stays.",
  body: z.object({
    profileId: me,
    userId: me,
    left: part().default(usualSquare.left).describe('Of the room beside the square that is shown, how much is at its left.'),
    top: part().default(usualSquare.top).describe('Of the room above and below it, how much is above.'),
    side: part(minSquareSide).default(usualSquare.side).describe('Of its shorter side, how much the side of the square is.'),
  }),
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
