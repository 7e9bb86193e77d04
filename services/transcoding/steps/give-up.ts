import type { ReactionCtx } from '@kloak/platform/context.ts';
import { isUnavailable, unavailable } from '@kloak/platform/errors.ts';
import { giveUp, job } from '../domain/job.ts';
import { RendererEnded } from '../tools/workers/rendering.ts';
import { isShortage } from '../tools/workers/shortage.ts';

/** Two of them may have been a bad moment of the machine. */
const maxEndedRuns = 3;
/** Runs that may take the maximum time. Others wait meanwhile, so there is only one more attempt. */
const maxLongRuns = 2;

/** Ends an item's job after one of its steps was parked: see [Note: Given up]. */
export async function giveUpJob(ctx: ReactionCtx, { data }: { data: { item: string; owner: string } }): Promise<void> {
  await ctx.decide(job.of(data), giveUp(data));
}

/**
 * Decides how a job continues whose work threw. If each run ended its process, the job gives up before its last attempt. Other errors are thrown, so the
 * job is retried; a shortage of the machine as `unavailable`, which waits.
 */
export function giveUpOrRethrow(ctx: Pick<ReactionCtx, 'attempt' | 'log'>, thrown: unknown): { outcome: 'impossible'; reason: 'gave-up' } {
  const error = asShortage(ctx, thrown);
  if (!(error instanceof RendererEnded) || ctx.attempt < (error.tookTooLong ? maxLongRuns : maxEndedRuns)) throw error;
  ctx.log.warn({ err: error }, 'a file is given up');
  return { outcome: 'impossible', reason: 'gave-up' };
}

function asShortage({ log }: Pick<ReactionCtx, 'log'>, error: unknown): unknown {
  if (isUnavailable(error) || !isShortage(error)) return error;
  log.warn({ err: error }, 'this machine is short of what a rendering needs');
  return unavailable('What a rendering needs of this machine', 'machine-full');
}
