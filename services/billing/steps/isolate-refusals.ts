import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';

/** Runs a sweep's work for one member, so that a refusal does not affect the others. Refuses: 503 `unavailable`, which concerns all. */
export async function isolateRefusals(ctx: ReactionCtx, member: string, work: (ctx: ReactionCtx, member: string) => Promise<void>): Promise<void> {
  try {
    await work(ctx, member);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    ctx.log.warn({ member, code: error.code }, 'of one member it is refused: tried again with the next sweep');
  }
}
