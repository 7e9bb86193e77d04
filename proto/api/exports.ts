// Exports of everything that a member has.
import { z } from 'zod';
import { call } from './call.ts';
import { me, secret } from './shapes/fields.ts';

const everything = z.strictObject({
  export: z
    .strictObject({
      _id: z.string(),
      status: z.enum(['making', 'ready', 'failed']),
      since: z.string().describe('Time of the last change of `status`.'),
      itemsDone: z.int(),
      itemsTotal: z.int().describe('Number of items at the time of the request.'),
      keptUntil: z.string().optional().describe('End of the time in which a finished export can be downloaded.'),
      parts: z
        .array(z.strictObject({ fileName: z.string(), fileUrl: z.string(), files: z.int(), fileSize: z.int().describe('Size of the files in bytes.') }))
        .describe('ZIP archives of about 4 GB each, or with one larger file; empty until the export is ready.'),
    })
    .optional()
    .describe('Absent if none was requested or it has expired.'),
});

export const requestExport = call({
  method: 'POST',
  path: '/api/post/request-export',
  who: 'signed-in',
  summary:
    'Starts an export of all data of the caller, which replaces the previous one, at most 3 times in 24 hours. A running export is returned instead. Mail and notification follow when it is ready.',
  body: z.object({ profileId: me, password: secret.describe("The caller's password, so that a signed-in browser alone is not enough.") }),
  answer: everything,
});

export const getExport = call({
  method: 'POST',
  path: '/api/post/get-export',
  who: 'signed-in',
  summary: "Returns the caller's newest export, for 7 days after its completion.",
  body: z.object({ profileId: me }),
  answer: everything,
});
