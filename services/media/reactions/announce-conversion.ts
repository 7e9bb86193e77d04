import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { failureText } from '@kloak/proto/rules/files/failures.ts';
import { conversionPush, type FileProgress } from '@kloak/proto/rules/files/file-progress.ts';
import { isKept, item } from '../domain/item/item.ts';

async function announce(ctx: ReactionCtx, of: { item: string; owner: string }, outcome: { postId: string } | { error: string }): Promise<void> {
  const state = await ctx.state(item.of(of));
  if (!isKept(state) || state.original.kind !== 'VIDEO') return;
  const told: FileProgress = { fileName: state.original.fileName, progress: 100, finished: true, ...outcome };
  ctx.push(of.owner, conversionPush, told);
}

/** Notifies the owner's pages of the outcome of a video's conversion. Transcoding reports the progress. */
export const announceConversion = reaction({
  name: 'announce-conversion',
  from: 'now',
  atOnce: true,
  on: {
    media: {
      ItemRendered: (ctx, { data }) => announce(ctx, data, { postId: data.item }),
      ItemFailed: (ctx, { data }) => announce(ctx, data, { error: failureText(data.reason) }),
    },
  },
});
