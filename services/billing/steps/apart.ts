import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';

/** Does in a sweep what is to be done of one member: what is refused of one lets the others not wait. Refuses: 503 `unavailable`, which is so of all. */
export async function apart(ctx: ReactionCtx, member: string, work: (ctx: ReactionCtx, member: string) => Promise<void>): Promise<void> {
  try {
    await work(ctx, member);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    ctx.log.warn({ member, code: error.code }, 'of one member it is refused: tried again with the next sweep');
  }
}
