import type { Reaction } from '@kloak/platform/service.ts';
import { attach, fail, isKept, item } from '../domain/item.ts';

export const attachRenditions: Reaction<'transcoding'> = {
  name: 'attach-renditions',
  source: 'transcoding',
  on: ['JobFinished', 'JobFailed'],
  async run(ctx, event) {
    if (event.type !== 'JobFinished' && event.type !== 'JobFailed') return;
    const stream = { id: event.data.item, home: event.data.owner };
    if (event.type === 'JobFailed') {
      await ctx.decide(item, stream, fail(event.data));
      return;
    }
    const { files: renditions, ...picture } = event.data;
    if (isKept(await ctx.state(item, stream))) await ctx.decide(item, stream, attach({ ...picture, renditions }));
    // It was abandoned while it was being rendered.
    else await ctx.blobs.remove(renditions.map(({ key }) => key));
  },
};
