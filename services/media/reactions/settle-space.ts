import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { free, ledger, settle } from '../domain/ledger.ts';
import { type FileDoc, files } from '../views/files.ts';

/** Bytes that are used from now on. */
type Charge = (file: FileDoc) => number;

const settleFile =
  (charge: Charge) =>
  async (ctx: ReactionCtx, { data: { item, owner } }: { data: { item: string; owner: string } }): Promise<void> => {
    const file = await ctx.view(files).get(item);
    if (!file) throw new Error(`the file of item ${item} is not in the view yet`);
    await ctx.decide(ledger.of({ owner }), settle({ owner, upload: file.upload, item, released: file.size, charged: charge(file) }));
  };

const chargeAll = settleFile(({ size }) => size);
const chargeNothing = settleFile(() => 0);

/**
 * Settles the reservation of a file by the one event that ends its waiting. Published: its bytes are used. Rejected, abandoned or duplicate: they are
 * free. Each item has exactly one such event. Purging frees what the item was charged.
 */
export const settleSpace = reaction({
  name: 'settle-space',
  from: 'start',
  on: {
    media: {
      ItemPublished: chargeAll,
      ItemRejected: chargeNothing,
      ItemDuplicated: chargeNothing,
      async ItemPurged(ctx, { data: { item, owner, size } }) {
        await ctx.decide(ledger.of({ owner }), free({ owner, item, bytes: size }));
      },
      async UploadClosed(ctx, { data: { upload, owner, released } }) {
        if (released > 0) await ctx.decide(ledger.of({ owner }), settle({ owner, upload, item: upload, released, charged: 0 }));
      },
    },
  },
});
