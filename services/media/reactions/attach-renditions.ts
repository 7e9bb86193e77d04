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
    const { item: id, owner, width, height, thumbhash, takenAt, files } = event.data;
    const rendered = { item: id, owner, width, height, thumbhash, renditions: files, ...(takenAt !== undefined && { takenAt }) };
    if (isKept(await ctx.state(item, stream))) await ctx.decide(item, stream, attach(rendered));
    // It was abandoned while it was being rendered.
    else await ctx.blobs.remove(files.map(({ key }) => key));
  },
};
