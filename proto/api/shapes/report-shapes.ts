// What answers show of reports to the admins, and of the looks that they ask for.
import { z } from 'zod';
import { looks, reportedKinds } from '../../rules/reports.ts';
import { card, time } from './shapes.ts';

const reported = { _id: z.string(), kind: z.enum(reportedKinds), owner: card.describe('Whom it is about.'), text: z.string(), createdAt: time };
const outcome = { closedAt: time.optional(), note: z.string().optional().describe('What an admin says became of it.') };

/** What the caller reported, and what became of it. */
export const ownReport = z.strictObject({ ...reported, ...outcome });

/** What a member told the admins. */
export const report = z.strictObject({
  ...reported,
  ...outcome,
  reporter: card,
  closedBy: card.optional(),
  look: z.enum(looks).describe('Whether the owner of the item that it is about lets admins look at it.'),
  lookUntil: time.optional(),
});

/** An item of the caller's that admins ask to look at, or may. */
export const askedLook = z.strictObject({ reportId: z.string(), postId: z.string(), createdAt: time, look: z.enum(looks), lookUntil: time.optional() });

/** That an admin looked at an item of the caller's. */
export const lookEntry = z.strictObject({ _id: z.string(), postId: z.string(), by: card, createdAt: time });
