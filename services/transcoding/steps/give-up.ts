import type { ReactionCtx } from '@kloak/platform/context.ts';
import { isUnavailable, unavailable } from '@kloak/platform/errors.ts';
import { RendererEnded } from '../tools/rendering.ts';
import { isShortage } from '../tools/shortage.ts';

/** Two of them may have been a bad moment of the machine. */
const maxEndedRuns = 3;
/** One that took as long as any may, while others waited, gets one more. */
const maxLongRuns = 2;

/**
 * How a job goes on whose work threw. What ended its process each time is not tried for ever, and nothing is beyond the last attempt: it is given up, so that
 * its owner is told. Throws every other error, so that the job is tried again; what the machine is short of as `unavailable`, which is waited for.
 */
export function orGiveUp({ attempt, isLastAttempt, log }: ReactionCtx, error: unknown): { outcome: 'impossible'; reason: 'gave-up' } {
  if (isUnavailable(error)) throw error;
  if (isShortage(error)) {
    log.warn({ err: error }, 'this machine is short of what a rendering needs');
    throw unavailable('What a rendering needs of this machine', 'machine-full');
  }
  const hasEndedOften = error instanceof RendererEnded && attempt >= (error.tookTooLong ? maxLongRuns : maxEndedRuns);
  if (!hasEndedOften && !isLastAttempt) throw error;
  log.warn({ err: error }, 'a file is given up');
  return { outcome: 'impossible', reason: 'gave-up' };
}
