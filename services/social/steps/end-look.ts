import { looks } from '@kloak/access/looks.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import type { Ctx } from '@kloak/platform/context.ts';

/** For an act that ends an admin's look: answers once media shows nothing more. Refuses: 503 `catching-up`; the act stands, and a repeat waits again. */
export async function endLook(ctx: Pick<Ctx, 'caughtUp' | 'wake'>): Promise<void> {
  await ctx.caughtUp('media', looks);
  ctx.wake(wakeUps.accessNarrowed);
}
