import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { type FileProgress, uploadPush } from '@kloak/proto/rules/files/file-progress.ts';
import { readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { noteAlive } from '../../steps/reclaim-abandoned-uploads.ts';
import { files } from '../../views/files.ts';

/** The gateway alone may say it, of a form that its owner posts: the owner alone is told, and for a while it is known that somebody goes on with the upload. */
export const noteUploadProgress = rpc('media', 'NoteUploadProgress', {
  access: internal,
  async run(ctx, { incomingKey, percent }) {
    const key = readKey(incomingKey);
    const file = key && (await ctx.view(files).get(key.item));
    if (file?.incomingKey !== incomingKey || file.progress !== 'expected') return {};
    await noteAlive(ctx, file.upload);
    const told: FileProgress = { fileName: file.fileName, progress: percent, finished: false, postId: file.item };
    ctx.push(file.owner, uploadPush, told);
    return {};
  },
});
