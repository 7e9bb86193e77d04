import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { cancel, upload } from '../../domain/upload.ts';
import { endUpload } from '../../steps/end-upload.ts';
import { uploads } from '../../views/uploads.ts';

export const cancelUpload = rpc('media', 'CancelUpload', {
  access: member,
  async run(ctx, { upload: id }, owner) {
    const facts = { upload: id, owner };
    await ctx.decide(upload.of(facts), cancel(facts));
    const doc = await ctx.view(uploads).get(id);
    // A view that is late would not know all its files; the sweep will.
    if (doc?.state === 'cancelled') await endUpload(ctx, doc);
    return {};
  },
});
