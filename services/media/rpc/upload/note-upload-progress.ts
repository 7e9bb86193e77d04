import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { type FileProgress, uploadPush } from '@kloak/proto/rules/files/file-progress.ts';
import { readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { recordHeartbeat } from '../../steps/reclaim-abandoned-uploads.ts';
import { files } from '../../views/files.ts';

/** Internal, for the gateway: a form of this upload is being received. Notifies the owner only, and marks the upload as alive for a while. */
export const noteUploadProgress = rpc('media', 'NoteUploadProgress', {
  access: internal,
  async run(ctx, { incomingKey, percent }) {
    const key = readKey(incomingKey);
    const file = key && (await ctx.view(files).get(key.item));
    if (file?.incomingKey !== incomingKey || file.progress !== 'expected') return {};
    await recordHeartbeat(ctx, file.upload);
    const told: FileProgress = { fileName: file.fileName, progress: percent, finished: false, postId: file.item };
    ctx.push(file.owner, uploadPush, told);
    return {};
  },
});
