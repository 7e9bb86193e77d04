import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { type FileProgress, uploadPush } from '@kloak/proto/rules/files/file-progress.ts';
import { rejectionText } from '@kloak/proto/rules/files/rejections.ts';
import { files } from '../views/files.ts';

async function announce(ctx: ReactionCtx, { item, owner }: { item: string; owner: string }, outcome: { postId: string } | { error: string }): Promise<void> {
  const file = await ctx.view(files).get(item);
  if (!file) return;
  const told: FileProgress = { fileName: file.fileName, progress: 100, finished: true, ...outcome };
  ctx.push(owner, uploadPush, told);
}

/** Notifies the owner's pages of the result of a file's check. The gateway reports the progress of its upload; see `NoteUploadProgress`. */
export const announceProgress = reaction({
  name: 'announce-progress',
  from: 'now',
  atOnce: true,
  on: {
    media: {
      ItemChecked: (ctx, { data }) => announce(ctx, data, { postId: data.item }),
      ItemDuplicated: (ctx, { data }) => announce(ctx, data, { postId: data.of }),
      async ItemRejected(ctx, { data }) {
        const error = rejectionText(data.reason);
        if (error !== undefined) await announce(ctx, data, { error });
      },
    },
  },
});
