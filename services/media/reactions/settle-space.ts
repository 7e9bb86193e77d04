import type { Reaction } from '@kloak/platform/service.ts';
import { ledger, settle } from '../domain/ledger.ts';
import { files } from '../views/files.ts';

/**
 * Ends the reservation of a file by the one event that ended its waiting: published, its bytes are used from now on; rejected,
 * abandoned or a duplicate, they are free again. An item has exactly one of these, so it settles once.
 */
export const settleSpace: Reaction<'media'> = {
  name: 'settle-space',
  source: 'media',
  on: ['ItemPublished', 'ItemRejected', 'ItemDuplicated', 'UploadClosed'],
  async run(ctx, event) {
    switch (event.type) {
      case 'ItemPublished':
      case 'ItemRejected':
      case 'ItemDuplicated': {
        const { item, owner } = event.data;
        const file = await ctx.view(files).get(item);
        if (!file) throw new Error(`the file of item ${item} is not in the view yet`);
        const charged = event.type === 'ItemPublished' ? file.size : 0;
        await ctx.decide(ledger, { id: owner, home: owner }, settle({ owner, item, released: file.size, charged }));
        return;
      }
      case 'UploadClosed': {
        const { upload, owner, released } = event.data;
        if (released > 0) await ctx.decide(ledger, { id: owner, home: owner }, settle({ owner, item: upload, released, charged: 0 }));
        return;
      }
      default:
        return;
    }
  },
};
