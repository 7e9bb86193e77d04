import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { notArrived } from '../../domain/item/item.ts';
import { noUpload } from '../../domain/upload.ts';
import { files } from '../../views/files.ts';

export const getFileSize = rpc('media', 'GetFileSize', {
  access: member,
  async run(ctx, { key }, owner) {
    const named = readKey(key);
    const file = named && (await ctx.strict(files).get(named.item));
    const isOwn = file?.owner === owner && (key === file.key || key === file.incomingKey);
    if (!isOwn || file.progress === 'rejected' || file.progress === 'deleted') throw noUpload();
    // Arrived bytes have the declared size; others are rejected.
    if (file.progress !== 'expected') return { size: file.size };
    const facts = await ctx.blobs.stat(file.incomingKey);
    if (!facts) throw notArrived([file.fileName]);
    return { size: facts.size };
  },
});
