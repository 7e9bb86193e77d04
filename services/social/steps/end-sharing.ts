import { relations } from '@kloak/access/relations.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import type { Ctx } from '@kloak/platform/context.ts';

/**
 * For an act after which two members may see less of each other: once it is through, all who decide by it do so, and what was granted before is forgotten.
 * Refuses: 503 `catching-up`; the act stands, and a repeat waits again.
 */
export async function endSharing(ctx: Pick<Ctx, 'caughtUp' | 'wake'>): Promise<void> {
  await Promise.all([ctx.caughtUp('media', relations), ctx.caughtUp('social', relations), ctx.caughtUp('chat', relations), ctx.caughtUp('groups', relations)]);
  ctx.wake(wakeUps.accessNarrowed);
}
