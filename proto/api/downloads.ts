// Downloads of stored originals.
import { z } from 'zod';
import { downloadScopes, scopeFault } from '../rules/files/downloads.ts';
import { call } from './call.ts';
import { id, me, plainId } from './shapes/fields.ts';

export const prepareArchive = call({
  method: 'POST',
  path: '/api/post/prepare-archive',
  who: 'signed-in',
  summary:
    'Returns the URL of a ZIP archive of originals, own or shared by a connection: all, of one kind or of an album. An archive has at most 4 GB and 10,000 files; `nextPart`, sent back as `from` together with the number `part`, continues.',
  body: z
    .object({
      profileId: me,
      scope: z.enum(downloadScopes),
      albumId: id.optional(),
      ownerId: id.optional().describe('Owner of the posts; the caller if neither an owner nor an album is given.'),
      from: z.string().min(1).max(500).optional(),
      part: z.int().min(1).max(9999).default(1),
    })
    .refine((asked) => !scopeFault(asked), 'An album is named for the scope "album", and for no other, and without its owner.'),
  answer: z.strictObject({
    archive: z.strictObject({ fileName: z.string(), fileUrl: z.string(), files: z.int(), fileSize: z.int().describe('Size of the archive in bytes.') }),
    nextPart: z.string().optional(),
  }),
});

export const cancelArchive = call({
  method: 'POST',
  path: '/api/post/cancel-archive',
  who: 'signed-in',
  summary: 'Cancels a running download of an archive; `download` is the value of the query parameter of that name in its URL.',
  body: z.object({ profileId: me, download: plainId }),
  answer: z.strictObject({}),
});

const sharing = z.strictObject({
  downloads: z.boolean().describe('Others may download originals that are shared with them, if their plans allow downloads.'),
});

export const getSharing = call({
  method: 'POST',
  path: '/api/profile/sharing',
  who: 'signed-in',
  summary: 'Returns what others may do with the posts that the caller shares.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ sharing }),
});

export const changeSharing = call({
  method: 'POST',
  path: '/api/profile/change-sharing',
  who: 'signed-in',
  summary: "Replaces the rules for what others may do with the caller's shared posts. A revoked right is gone when the call answers.",
  body: z.object({ profileId: me, ...sharing.shape }),
  answer: z.strictObject({ sharing }),
});
