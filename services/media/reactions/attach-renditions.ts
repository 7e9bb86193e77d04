import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import type { FileDate } from '../domain/file-date.ts';
import { attach, fail, isOver, item } from '../domain/item.ts';
import { files } from '../views/files.ts';

/** When something was taken whose bytes do not tell it; nothing where its file does not tell it either. */
async function dateOfFile(ctx: ReactionCtx, item: string): Promise<FileDate | undefined> {
  const file = await ctx.view(files).get(item);
  if (!file) throw unavailable('The file', 'catching-up');
  return file.taken;
}

/** Hands an item what was rendered of it, or that it cannot be. */
export const attachRenditions = reaction({
  name: 'attach-renditions',
  from: 'start',
  on: {
    transcoding: {
      async JobFinished(ctx, { data: { files: renditions, ...picture } }) {
        const stream = item.of(picture);
        const taken = picture.takenLocal === undefined ? await dateOfFile(ctx, picture.item) : undefined;
        await ctx.decide(stream, attach({ ...picture, ...taken, renditions }));
        // It was abandoned or deleted while it was being rendered.
        if (isOver(await ctx.state(stream))) await ctx.blobs.remove(renditions.map(({ key }) => key));
      },
      async JobFailed(ctx, { data }) {
        await ctx.decide(item.of(data), fail(data));
      },
    },
  },
});
