import type { Sweep } from '@kloak/platform/reaction.ts';
import { mailDigest } from '../steps/mail-digest.ts';
import { mailTime } from '../steps/mail-time.ts';
import { digestList, digests } from '../views/digests.ts';

const maxAtOnce = 100;
/** Maximum pages per run; the next run continues. */
const maxPages = 10;

/** Mails digests to members whose mail is due. */
export const sendDigests: Sweep = {
  name: 'send-digests',
  everySeconds: 60,
  async run(ctx) {
    const at = mailTime(ctx).toISOString();
    let next: string | undefined;
    for (let page = 0; page < maxPages; page++) {
      const found = await ctx.view(digests).page({ index: 'due', equals: [digestList], limit: maxAtOnce, ...(next !== undefined && { before: next }) });
      const due = found.items.flatMap(({ member, dueAt }) => (dueAt !== undefined && dueAt <= at ? { member, dueAt } : []));
      for (const one of due) await mailDigest(ctx, one);
      next = due.length === found.items.length ? found.next : undefined;
      if (next === undefined) return;
    }
  },
};
