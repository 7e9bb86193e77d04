// Exports of everything that a member has.
import { z } from 'zod';
import { call } from './call.ts';
import { me, secret } from './shapes/fields.ts';

const everything = z.strictObject({
  export: z
    .strictObject({
      _id: z.string(),
      status: z.enum(['making', 'ready', 'failed']),
      since: z.string().describe('Since when it has this status.'),
      itemsDone: z.int(),
      itemsTotal: z.int().describe('Items when it was asked for.'),
      keptUntil: z.string().optional().describe('Of one that is ready.'),
      parts: z
        .array(z.strictObject({ fileName: z.string(), fileUrl: z.string(), files: z.int(), fileSize: z.int().describe('Bytes of its files.') }))
        .describe('Archives (zip) of about 4 GB or one larger file; empty until it is ready.'),
    })
    .optional()
    .describe('Absent where none was asked for, or its time is over.'),
});

export const requestExport = call({
  method: 'POST',
  path: '/api/post/request-export',
  who: 'signed-in',
  summary:
    'Begins to make an export of everything that the caller has, in place of the one before, at most 3 times in 24 hours; while one is being made, it is that one. Mail and a notification tell when it is ready.',
  body: z.object({ profileId: me, password: secret.describe("The caller's own: whoever finds a signed-in browser takes nothing home.") }),
  answer: everything,
});

export const getExport = call({
  method: 'POST',
  path: '/api/post/get-export',
  who: 'signed-in',
  summary: "The caller's newest export, for 7 days after it was made.",
  body: z.object({ profileId: me }),
  answer: everything,
});
