// Shapes of reports in answers to admins, and of the looks that they request.
import { z } from 'zod';
import { looks, reportedKinds } from '../../rules/reports.ts';
import { card, time } from './shapes.ts';

const reported = { _id: z.string(), kind: z.enum(reportedKinds), owner: card.describe('The reported member.'), text: z.string(), createdAt: time };
const outcome = { closedAt: time.optional(), note: z.string().optional().describe('Outcome, in the words of an admin.') };

/** A report of the caller, and its outcome. */
export const ownReport = z.strictObject({ ...reported, ...outcome });

/** A report as admins see it. */
export const report = z.strictObject({
  ...reported,
  ...outcome,
  reporter: card,
  closedBy: card.optional(),
  look: z.enum(looks).describe('State of the request of admins to look at the reported item.'),
  lookUntil: time.optional(),
});

/** An item of the caller's that admins request to look at, or may look at. */
export const askedLook = z.strictObject({ reportId: z.string(), postId: z.string(), createdAt: time, look: z.enum(looks), lookUntil: time.optional() });

/** An admin's look at an item of the caller. */
export const lookEntry = z.strictObject({ _id: z.string(), postId: z.string(), by: card, createdAt: time });
