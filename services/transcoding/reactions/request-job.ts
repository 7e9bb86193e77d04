import { reaction } from '@kloak/platform/reaction.ts';
import { job, request } from '../domain/job.ts';

/** Asks for the renditions of a checked photograph. */
export const requestJob = reaction({
  name: 'request-job',
  from: 'start',
  on: {
    media: {
      async ItemChecked(ctx, { data: { item, owner, key, type, kind } }) {
        if (kind === 'IMAGE') await ctx.decide(job.of({ item, owner }), request({ item, owner, key, type }));
      },
    },
  },
});
