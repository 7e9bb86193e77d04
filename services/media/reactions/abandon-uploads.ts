import type { Sweep } from '@kloak/platform/reaction.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { uploadDays } from '../domain/upload.ts';
import { endUpload } from '../steps/end-upload.ts';
import { uploads } from '../views/uploads.ts';

/** Days after the last possible arrival by which every check is over: a failing check is retried for three days. */
const checkDays = 4;
/** All bytes arrive before the upload forms expire. */
const checksAreOverMs = (uploadDays + checkDays) * 24 * hourMs;
/** Maximum age of an upload in each state. An upload stays in `reserved` only for a moment, or after a crash. */
const limits = [
  { state: 'reserved', maxAgeMs: hourMs },
  { state: 'open', maxAgeMs: uploadDays * 24 * hourMs },
  // Files whose check was running when the upload was cancelled.
  { state: 'cancelled', maxAgeMs: 0 },
];
const maxAtOnce = 100;

/** Ends expired uploads and cancelled ones, so that their space is free again. */
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
