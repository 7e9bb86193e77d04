import { relations } from '@kloak/access/relations.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { albumItems } from '../views/album-items.ts';
import { albums } from '../views/albums.ts';
import { posts } from '../views/posts.ts';

/**
 * For an operation after which somebody may see less: once it is through, nobody sees by what was before, whichever service, process or list
 * they ask, and what was granted before is forgotten. Refuses: 503 `catching-up`; the operation stands, and a repeat waits again.
 */
export async function endAccess(ctx: Pick<Ctx, 'caughtUp' | 'wake'>): Promise<void> {
  const own = [relations, posts, albums, albumItems];
  await Promise.all([...own.map((view) => ctx.caughtUp('media', view)), ctx.caughtUp('social', relations)]);
  ctx.wake(wakeUps.accessNarrowed);
}
