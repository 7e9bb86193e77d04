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
    "Where an archive (zip) of originals can be fetched, of the caller's own or of what a connected member shares: of all, of one kind, or of an album. It holds at most 4 GB and 10,000 files; `nextPart`, sent back as `from`, goes on with the part after it, whose number is sent as `part`.",
  body: z
    .object({
      profileId: me,
      scope: z.enum(downloadScopes),
      albumId: id.optional(),
      ownerId: id.optional().describe("Whose; the caller's own where neither it nor an album is named."),
      from: z.string().min(1).max(500).optional(),
      part: z.int().min(1).max(9999).default(1),
    })
    .refine((asked) => !scopeFault(asked), 'An album is named for the scope "album", and for no other, and without its owner.'),
  answer: z.strictObject({
    archive: z.strictObject({ fileName: z.string(), fileUrl: z.string(), files: z.int(), fileSize: z.int().describe('Bytes of the archive.') }),
    nextPart: z.string().optional(),
  }),
});

export const cancelArchive = call({
  method: 'POST',
  path: '/api/post/cancel-archive',
  who: 'signed-in',
  summary: "Ends a download of an archive of the caller's that is under way; `download` is the word that its address had under this name.",
  body: z.object({ profileId: me, download: plainId }),
  answer: z.strictObject({}),
});

const sharing = z.strictObject({
  downloads: z.boolean().describe('Others may download originals of what is shared with them, as far as their plans have it.'),
});

export const getSharing = call({
  method: 'POST',
  path: '/api/profile/sharing',
  who: 'signed-in',
  summary: 'What the caller lets others do with what is shared with them.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ sharing }),
});

export const changeSharing = call({
  method: 'POST',
  path: '/api/profile/change-sharing',
  who: 'signed-in',
  summary: 'Says what the caller lets others do with what is shared with them, all of it. What is withdrawn ends with the answer.',
  body: z.object({ profileId: me, ...sharing.shape }),
  answer: z.strictObject({ sharing }),
});
