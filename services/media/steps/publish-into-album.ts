import type { Ctx } from '@kloak/platform/context.ts';
import type { AlbumDetails } from '../domain/album.ts';
import { fillAlbum } from './fill-album.ts';
import { findOrCreateAlbum } from './name-album.ts';
import { noteUploads } from './note-uploads.ts';
import { type Publication, type Published, publishFiles } from './publish-files.ts';

type PublishingCtx = Pick<Ctx, 'decide' | 'state' | 'now' | 'id'>;
/** An album by its name; `id` is what a new one is called, where that is to be another than that of the operation. */
type Into = { id?: string; details: AlbumDetails };

/**
 * Publishes what can be, and puts it into an album, what was in the vault before too. Answers by the item of each file; one whose bytes were
 * rejected has no entry. Where nothing could be published there is no album. `leftOut`: posts that no further album takes.
 */
export async function publishIntoAlbum(
  ctx: PublishingCtx,
  owner: string,
  publications: Publication[],
  into?: Into,
): Promise<{ published: Map<string, Published>; album: string | undefined; leftOut: ReadonlySet<string> }> {
  const published = await publishFiles(ctx, publications);
  await noteUploads(
    ctx,
    publications.flatMap(({ file }) => (published.get(file.item)?.duplicate === false ? [file] : [])),
  );
  if (!into || published.size === 0) return { published, album: undefined, leftOut: new Set() };
  const album = await findOrCreateAlbum(ctx, owner, into.details, into.id);
  const leftOut = await fillAlbum(ctx, { owner, album }, [...new Set([...published.values()].map(({ post }) => post))]);
  return { published, album, leftOut: new Set(leftOut.map(({ item }) => item)) };
}
