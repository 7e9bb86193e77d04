import { mayViewItem, noItem } from '@kloak/access/may-view-item.ts';
import { internal } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isKept, item, renditionsOf } from '../../domain/item/item.ts';
import { mailPicture } from '../../tools/mail-picture.ts';

/** Maximum size of a small picture. */
const maxThumbnailBytes = 60_000;

/** Internal, for notification, without a caller: access is checked for the `reader` of the mail in the request. */
export const getThumbnail = rpc('media', 'GetThumbnail', {
  access: internal,
  async run(ctx, { item: id, reader }) {
    const { owner } = await mayViewItem({ account: () => reader, strict: (view) => ctx.strict(view) }, id);
    const state = await ctx.state(item.of({ item: id, owner }));
    if (!isKept(state)) throw noItem();
    const small = renditionsOf(state).filter(({ type, size }) => type.startsWith('image/') && Number(size) <= maxThumbnailBytes);
    const [largest] = small.toSorted((one, other) => other.width - one.width);
    if (!largest) throw noItem();
    const { bytes, ...picture } = await mailPicture(await bytesOf(ctx, largest.key));
    return { content: bytes.toString('base64'), ...picture };
  },
});

async function bytesOf(ctx: Pick<Ctx, 'blobs'>, key: string): Promise<Buffer> {
  await using pieces = await ctx.blobs.read(key);
  const read: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > maxThumbnailBytes) throw noItem();
    read.push(piece);
  }
  return Buffer.concat(read);
}
