import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { type FileProgress, uploadPush } from '@kloak/proto/rules/file-progress.ts';
import { readKey } from '@kloak/proto/rules/storage-keys.ts';
import { files } from '../../views/files.ts';

export const noteUploadProgress = rpc('media', 'NoteUploadProgress', {
  access: member,
  async run(ctx, { incomingKey, percent }, owner) {
    const key = readKey(incomingKey);
    const file = key && (await ctx.view(files).get(key.item));
    if (file?.owner !== owner || file.incomingKey !== incomingKey || file.progress !== 'expected') return {};
    const told: FileProgress = { fileName: file.fileName, progress: percent, finished: false, postId: file.item };
    ctx.push(owner, uploadPush, told);
    return {};
  },
});
