import { member } from '@kloak/access/rules.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noUpload, upload } from '../../domain/upload.ts';
import { files } from '../../views/files.ts';

export const getUploadTarget = rpc('media', 'GetUploadTarget', {
  access: member,
  async run(ctx, { upload: id, item }, owner) {
    const file = await ctx.strict(files).get(item);
    if (file?.owner !== owner || file.upload !== id) throw noUpload();
    const { incomingKey, size, progress } = file;
    if (progress === 'rejected') throw uploadOver();
    if (progress !== 'expected') return { incomingKey, size, arrived: true };
    if ((await ctx.state(upload.of({ upload: id, owner }))).status !== 'open') throw uploadOver();
    return { incomingKey, size, arrived: false };
  },
});

const uploadOver = () => new Refusal('gone', 'upload-over', 'This upload is over. Please choose the file again.');
