import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { abandon, item } from '../domain/item.ts';
import { upload } from '../domain/upload.ts';
import { publishArrived } from '../steps/publish-arrived.ts';
import { files, isUnchecked } from '../views/files.ts';

async function publish(ctx: ReactionCtx, { data }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(data.item);
  if (!file || isUnchecked(file)) throw unavailable('The file', 'catching-up');
  // It was just being checked when the upload was cancelled: its space is free from now on.
  if ((await ctx.state(upload.of(file))).status === 'cancelled') await ctx.decide(item.of(data), abandon(data), { step: 'abandon' });
  else await publishArrived(ctx, file);
}

/**
 * Publishes, and puts into its album, what its upload says is to be published as soon as its bytes are checked. What was published before stays as it is,
 * and of an upload that was cancelled meanwhile nothing is kept.
 */
export const publishOnArrival = reaction({
  name: 'publish-on-arrival',
  from: 'now',
  on: { media: { ItemChecked: publish, ItemDuplicated: publish } },
});
