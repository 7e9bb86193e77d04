import type { IncomingMessage } from 'node:http';
import type { FormTarget } from '../../ports/blobs.ts';
import { checkOwner, fileTooLarge, maxFormBytes, wrongSize } from '../../ports/shared/blob-rules.ts';
import { readPostedForm } from '../../ports/shared/read-posted-form.ts';
import type { Disk } from './disk.ts';
import type { Folder } from './folder.ts';
import { readForm } from './form.ts';

type Store = { secret: Buffer; folder: Folder; disk: Disk };

/** Stores a posted form in the folder, like `readPostedForm`: the signature first, then the bytes. Refuses unsigned forms, and another member's. */
export function receiveForm(request: IncomingMessage, { owner, signal, accepted }: FormTarget, { secret, folder, disk }: Store): Promise<string> {
  return readPostedForm(request, signal, async (file, { fields, announcedBytes }) => {
    const policy = readForm(secret, fields, new Date());
    checkOwner(policy.owner, owner);
    if (announcedBytes > policy.size + maxFormBytes) throw fileTooLarge();
    const room = disk.keep(policy.size);
    try {
      accepted(policy.key);
      const written = await folder.write(file, policy.size, room.filled);
      const discard = () => folder.discard(written);
      const commit = async () => {
        await folder.commit(policy.key, policy.type, written);
      };
      if (written.size >= (policy.minSize ?? policy.size)) return { key: policy.key, commit, discard };
      await discard();
      throw wrongSize();
    } finally {
      room.close();
    }
  });
}
