import { viewerOf } from '@kloak/access/rules.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isKept, item as itemStream } from '../../domain/item/item.ts';
import { watch, watching } from '../../domain/watching.ts';

export const noteWatched = rpc('media', 'NoteWatched', {
  access: viewerOf(({ item }) => item),
  async run(ctx, { item }, { owner, viewer }) {
    const state = await ctx.state(itemStream.of({ item, owner }));
    if (!isKept(state) || state.original.kind !== 'VIDEO') throw new Refusal('invalid', 'no-video', 'This is no video.');
    const place = { item, owner, who: viewer };
    if (viewer !== owner) await ctx.decide(watching.of(place), watch(place, ctx.now().toISOString().slice(0, 'YYYY-MM-DD'.length)));
    return {};
  },
});
