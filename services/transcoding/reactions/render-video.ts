import { reaction } from '@kloak/platform/reaction.ts';
import { job, requestPoster } from '../domain/job.ts';
import { giveUpJob } from '../steps/give-up.ts';

/** What an earlier build asked for, poster and film of a video in one, goes on in two steps. */
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
