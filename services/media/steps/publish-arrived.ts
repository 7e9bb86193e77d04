import type { Ctx } from '@kloak/platform/context.ts';
import type { Details } from '../domain/details.ts';
import { detailsOnArrival, type Upload, upload } from '../domain/upload.ts';
import type { FileDoc } from '../views/files.ts';
import { publishIntoAlbum } from './publish-into-album.ts';

type PublishingCtx = Pick<Ctx, 'decide' | 'state' | 'now' | 'id'>;

/**
 * Publishes a file, or what has the same bytes, and puts it into its album, where its upload says that it is to be published as soon as it is there.
 * Answers whether nothing of that is left to do: false where what has the same bytes is gone.
 */
export async function publishArrived(ctx: PublishingCtx, file: FileDoc): Promise<boolean> {
  const state = await ctx.state(upload.of(file));
  const details = detailsOf(state, file);
  if (state.status === 'none' || !details) return true;
  const { published } = await publishIntoAlbum(ctx, file.owner, [{ file, details, publishedAt: ctx.now().toISOString() }], state.album);
  return published.has(file.item);
}

/** What is twice in one upload becomes one post: what was said of the file that stays counts, whichever of the two comes here first. */
function detailsOf(state: Upload, { item, of = item }: FileDoc): Details | undefined {
  const details = detailsOnArrival(state, item);
  return details && (detailsOnArrival(state, of) ?? details);
}
