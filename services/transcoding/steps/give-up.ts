import type { ReactionCtx } from '@kloak/platform/context.ts';
import { RendererEnded } from '../tools/rendering.ts';

/** Two of them may have been a bad moment of the machine. */
const maxEndedRuns = 3;
/** One that took as long as any may, while others waited, gets one more. */
const maxLongRuns = 2;

/** What ended its process each time is not tried for ever. Throws every other error, so that the job is tried again. */
export function orGiveUp({ attempt, log }: ReactionCtx, error: unknown): { outcome: 'impossible'; reason: 'gave-up' } {
  if (!(error instanceof RendererEnded) || attempt < (error.tookTooLong ? maxLongRuns : maxEndedRuns)) throw error;
  log.warn({ err: error }, 'a file is given up');
  return { outcome: 'impossible', reason: 'gave-up' };
}
