import type { Sweep } from '@kloak/platform/reaction.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { uploadDays } from '../domain/upload.ts';
import { endUpload } from '../steps/end-upload.ts';
import { uploads } from '../views/uploads.ts';

/** What came in time is checked at last: while what that needs is away, it is tried for three days. */
const checkDays = 4;
/** Whatever arrives does so before the forms of its upload are over. */
const checksAreOverMs = (uploadDays + checkDays) * 24 * hourMs;
/** How long an upload may stand in each state. Between `reserved` and `open` lies a moment, or a crash. */
const limits = [
  { state: 'reserved', maxAgeMs: hourMs },
  { state: 'open', maxAgeMs: uploadDays * 24 * hourMs },
  // What was just being checked when it was cancelled.
  { state: 'cancelled', maxAgeMs: 0 },
];
const maxAtOnce = 100;

/** Ends the uploads that nobody finished in time, and the rest of those that were cancelled, so that their space is free again. */
export const abandonUploads: Sweep = {
  name: 'abandon-uploads',
  everySeconds: 600,
  async run(ctx) {
    const ago = (ms: number) => new Date(ctx.seenNow().getTime() - ms).toISOString();
    for (const { state, maxAgeMs } of limits) {
      const before = ago(maxAgeMs);
      let next: string | undefined;
      do {
        const page = await ctx.view(uploads).page({ index: 'waiting', equals: [state], limit: maxAtOnce, before: next });
        const over = page.items.filter(({ since }) => since < before);
        for (const doc of over) await endUpload(ctx, doc, { checksAreOver: doc.since < ago(checksAreOverMs) });
        next = over.length === page.items.length ? page.next : undefined;
      } while (next !== undefined);
    }
  },
};
