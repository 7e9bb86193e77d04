import { reaction } from '@kloak/platform/reaction.ts';
import { job, requestPoster } from '../domain/job.ts';
import { giveUpJob } from '../steps/give-up.ts';

/** Splits a request of an earlier build, poster and film in one, into two steps. */
export const renderVideo = reaction({
  name: 'render-video',
  from: 'start',
  on: {
    transcoding: {
      async VideoJobRequested(ctx, { data }) {
        await ctx.decide(job.of(data), requestPoster(data));
      },
    },
  },
  whenParked: { transcoding: { VideoJobRequested: giveUpJob } },
});
