import type { Standings } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { findStanding } from '../views/standing.ts';

/** Reads the relation of a member to a group, for access checks. */
export async function standingOf(ctx: Pick<Ctx, 'strict'>, group: string, who: string): Promise<Standings | undefined> {
  return (await findStanding(ctx.strict, group, who))?.standing;
}
