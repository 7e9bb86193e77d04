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
  summary: "Changes the caller's avatar and waits up to 10 s for its rendering. The previous one stays until then, or if rendering fails.",
  body: z.object({
    profileId: me,
    userId: me,
    left: part().default(usualSquare.left).describe('Share of the horizontal margin that lies left of the square.'),
    top: part().default(usualSquare.top).describe('Share of the vertical margin that lies above the square.'),
    side: part(minSquareSide).default(usualSquare.side).describe("Side of the square as a share of the picture's shorter side."),
  }),
  multipart: { field: 'file', maxBytes: maxAvatarBytes },
  answer: z.strictObject({
    image: z.string().describe('URL of the avatar that is currently shown.'),
    ready: z.boolean().describe('True if `image` is the new avatar; if false, the new one is still being rendered.'),
  }),
});

export const deleteImage = call({
  method: 'POST',
  path: '/api/users/deleteImage',
  who: 'signed-in',
  summary: "Removes the caller's avatar, so that the drawn one is shown again; a no-op if it was already replaced.",
  body: z.object({ filename: text(2000).describe('URL of the picture, or its last segment.') }),
  answer: z.strictObject({}),
});
