import type { ReactionCtx } from '@kloak/platform/context.ts';
import { RendererEnded } from '../tools/rendering.ts';

/** Two of them may have been a bad moment of the machine. */
const maxEndedRuns = 3;

/** What ended its process each time is not tried for ever. Throws every other error, so that the job is tried again. */
export function orGiveUp({ attempt, log }: ReactionCtx, error: unknown): { outcome: 'impossible'; reason: 'gave-up' } {
  if (!(error instanceof RendererEnded) || attempt < maxEndedRuns) throw error;
  log.warn({ err: error }, 'a file is given up');
  return { outcome: 'impossible', reason: 'gave-up' };
}
