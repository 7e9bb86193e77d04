import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import type { Details } from '../domain/details.ts';
import { abandon, item } from '../domain/item.ts';
import { detailsOnArrival, type Upload, upload } from '../domain/upload.ts';
import { publishIntoAlbum } from '../steps/publish-into-album.ts';
import { type FileDoc, files, isUnchecked } from '../views/files.ts';

async function publish(ctx: ReactionCtx, { data }: { data: { item: string; owner: string } }): Promise<void> {
  const { owner } = data;
  const file = await ctx.view(files).get(data.item);
  if (!file || isUnchecked(file)) throw unavailable('The file', 'catching-up');
  const state = await ctx.state(upload.of(file));
  if (state.status === 'none') return;
  // It was just being checked when the upload was cancelled: its space is free from now on.
  if (state.status === 'cancelled') await ctx.decide(item.of(data), abandon(data), { step: 'abandon' });
  const details = detailsOf(state, file);
  if (!details) return;
  await publishIntoAlbum(ctx, owner, [{ file, details, publishedAt: ctx.now().toISOString() }], state.album);
}

/** What is twice in one upload becomes one post: what was said of the file that stays counts, whichever of the two comes here first. */
function detailsOf(state: Upload, { item, of = item }: FileDoc): Details | undefined {
  const details = detailsOnArrival(state, item);
  return details && (detailsOnArrival(state, of) ?? details);
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
