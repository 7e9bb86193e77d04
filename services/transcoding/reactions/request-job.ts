import type { Reaction } from '@kloak/platform/service.ts';
import { job, request } from '../domain/job.ts';

export const requestJob: Reaction<'media'> = {
  name: 'request-job',
  source: 'media',
  on: ['ItemChecked'],
  async run(ctx, event) {
    if (event.type !== 'ItemChecked' || event.data.kind !== 'IMAGE') return;
    const { item, owner, key, type } = event.data;
    await ctx.decide(job, { id: item, home: owner }, request({ item, owner, key, type }));
  },
};
