import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { item } from '../domain/item/item.ts';
import { abandon } from '../domain/item/item-arrival.ts';
import { upload } from '../domain/upload.ts';
import { publishArrived } from '../steps/publish-arrived.ts';
import { files, isUnchecked } from '../views/files.ts';

async function publish(ctx: ReactionCtx, { data }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(data.item);
  if (!file || isUnchecked(file)) throw unavailable('The file', 'catching-up');
  // The check was running when the upload was cancelled; abandoning the item frees its space.
  if ((await ctx.state(upload.of(file))).status === 'cancelled') await ctx.decide(item.of(data), abandon(data), { step: 'abandon' });
  else await publishArrived(ctx, file);
}

/**
 * Publishes a file on arrival and adds it to its album, if its upload asks for that. A file published before stays unchanged; a file of a cancelled
 * upload is removed.
 */
export const publishOnArrival = reaction({
  name: 'publish-on-arrival',
  from: 'now',
  on: { media: { ItemChecked: publish, ItemDuplicated: publish } },
});
