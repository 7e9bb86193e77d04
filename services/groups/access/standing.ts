import type { Standings } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { findStanding } from '../views/standing.ts';

/** How a group stands to somebody, as an access check finds it. */
export async function standingOf(ctx: Pick<Ctx, 'strict'>, group: string, who: string): Promise<Standings | undefined> {
  return (await findStanding(ctx.strict, group, who))?.standing;
}
