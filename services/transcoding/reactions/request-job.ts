import { reaction } from '@kloak/platform/reaction.ts';
import { job, request, requestPoster } from '../domain/job.ts';

/** Asks for the renditions of a checked photograph or video. */
export const requestJob = reaction({
  name: 'request-job',
  from: 'start',
  on: {
    media: {
      async ItemChecked(ctx, { data: { item, owner, key, type, kind, fileName } }) {
        const asked = { item, owner, key, type };
        await ctx.decide(job.of(asked), kind === 'VIDEO' ? requestPoster({ ...asked, fileName }) : request(asked));
      },
    },
  },
});
