import type { Ctx } from '@kloak/platform/context.ts';
import type { ItemDetails } from '../domain/item/details.ts';
import { detailsOnArrival, type Upload, upload } from '../domain/upload.ts';
import type { FileDoc } from '../views/files.ts';
import { publishIntoAlbum } from './publish-into-album.ts';

type PublishingCtx = Pick<Ctx, 'decide' | 'state' | 'now' | 'id'>;

/**
 * Publishes a file (or its duplicate) and adds it to its album, if its upload asks for that on arrival. Returns false if work is left: the duplicate is
 * gone.
 */
export async function publishArrived(ctx: PublishingCtx, file: FileDoc): Promise<boolean> {
  const state = await ctx.state(upload.of(file));
  const details = detailsOf(state, file);
  if (state.status === 'none' || !details) return true;
  const { published } = await publishIntoAlbum(ctx, file.owner, [{ file, details, publishedAt: ctx.now().toISOString() }], state.album);
  return published.has(file.item);
}

/** A file that is twice in one upload becomes one post. The details of the kept file count, whichever arrives first. */
function detailsOf(state: Upload, { item, of = item }: FileDoc): ItemDetails | undefined {
  const details = detailsOnArrival(state, item);
  return details && (detailsOnArrival(state, of) ?? details);
}
