import type { ReactionCtx } from '@kloak/platform/context.ts';
import { isUnavailable, unavailable } from '@kloak/platform/errors.ts';
import { RendererEnded } from '../tools/rendering.ts';
import { isShortage } from '../tools/shortage.ts';

/** Two of them may have been a bad moment of the machine. */
const maxEndedRuns = 3;
/** One that took as long as any may, while others waited, gets one more. */
const maxLongRuns = 2;

/**
 * How a job goes on whose work threw. What ended its process each time is not tried for ever, and nothing is beyond the last attempt, or waits for longer than
 * three days: it is given up, so that its owner is told. Throws every other error, so that the job is tried again; what the machine is short of as
 * `unavailable`, which is waited for.
 */
export function orGiveUp(ctx: ReactionCtx, thrown: unknown): { outcome: 'impossible'; reason: 'gave-up' } {
  const error = asShortage(ctx, thrown);
  if (!isEnough(ctx, error)) throw error;
  ctx.log.warn({ err: error }, 'a file is given up');
  return { outcome: 'impossible', reason: 'gave-up' };
}

function asShortage({ log }: ReactionCtx, error: unknown): unknown {
  if (isUnavailable(error) || !isShortage(error)) return error;
  log.warn({ err: error }, 'this machine is short of what a rendering needs');
  return unavailable('What a rendering needs of this machine', 'machine-full');
}

function isEnough({ attempt, isLastAttempt, isLastWait }: ReactionCtx, error: unknown): boolean {
  if (isUnavailable(error)) return isLastWait;
  return isLastAttempt || (error instanceof RendererEnded && attempt >= (error.tookTooLong ? maxLongRuns : maxEndedRuns));
}
