import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { EventOfType } from '@kloak/platform/event.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { job, request, requestPoster } from '../domain/job.ts';
import { giveUpJob } from '../steps/give-up.ts';

type Wanted = EventOfType<'media', 'ItemChecked' | 'ItemTriedAgain'>;

async function ask(ctx: ReactionCtx, { type: why, data: { item, owner, key, type, kind, fileName } }: Wanted): Promise<void> {
  const asked = { item, owner, key, type };
  const asking = { again: why === 'ItemTriedAgain' };
  await ctx.decide(job.of(asked), kind === 'VIDEO' ? requestPoster({ ...asked, fileName }, asking) : request(asked, asking));
}

/** Asks for the renditions of a checked photograph or video, and again of one that failed. */
export const requestJob = reaction({
  name: 'request-job',
  from: 'start',
  on: { media: { ItemChecked: ask, ItemTriedAgain: ask } },
  whenParked: { media: { ItemChecked: giveUpJob, ItemTriedAgain: giveUpJob } },
});
