// Posts of the same day in earlier years.
import { z } from 'zod';
import { isTimeZone } from '../rules/notification-mails.ts';
import { call } from './call.ts';
import { id, me } from './shapes/fields.ts';
import { post } from './shapes/shapes.ts';

const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, 'This time zone is not known.')
  .optional()
  .describe('Time zone of the page, a name of the IANA database. Ignored so far: posts have the day of the camera’s clock.');

export const onThisDay = call({
  method: 'POST',
  path: '/api/library/on-this-day',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists posts of the same day in earlier years that the caller may see: years at least three back first, then the nearer ones.',
  body: z.object({ profileId: me, day: z.iso.date(), timeZone }),
  answer: z.strictObject({
    years: z.array(z.strictObject({ year: z.int(), total: z.int().min(1), posts: z.array(post).max(10) })),
  }),
});

const undo = z.boolean().optional().describe('Undoes the call.');

export const hideMemory = call({
  method: 'POST',
  path: '/api/library/hide-memory',
  who: 'signed-in',
  summary: "Hides a day of the year, or a person, from the caller's memories for ever.",
  body: z.union([
    z.strictObject({ profileId: me, day: z.iso.date().describe('Only month and day are used.'), undo }),
    z.strictObject({ profileId: me, person: id, undo }),
  ]),
  answer: z.strictObject({}),
});
