import { plans } from '@kloak/access/plans.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { isUnavailable } from '@kloak/platform/errors.ts';

/** Waits until media, which guards the space, knows the plan. Where media is away it follows by itself. */
export async function awaitSpaceLimit(ctx: Ctx): Promise<void> {
  try {
    await ctx.caughtUp('media', plans);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
