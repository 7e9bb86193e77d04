import { grants } from '@kloak/access/grants.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { groupPosts } from '@kloak/access/group-posts.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import type { Ctx } from '@kloak/platform/context.ts';

/**
 * For an act after which somebody may see less of what is posted to groups: once it is through, nobody sees by what was before, whichever service they ask,
 * and what was granted before is forgotten. Refuses: 503 `catching-up`; the act stands, and a repeat waits again.
 */
export async function endAccess(ctx: Pick<Ctx, 'caughtUp' | 'wake'>): Promise<void> {
  const granting = [ctx.caughtUp('media', grants), ctx.caughtUp('social', grants), ctx.caughtUp('chat', grants), ctx.caughtUp('notification', grants)];
  const ofPosts = [groupPeople, groupPosts].map((view) => ctx.caughtUp('social', view));
  await Promise.all([...granting, ...ofPosts]);
  ctx.wake(wakeUps.accessNarrowed);
}
