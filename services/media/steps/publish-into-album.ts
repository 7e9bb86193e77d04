import type { Ctx } from '@kloak/platform/context.ts';
import type { AlbumDetails } from '../domain/album/album.ts';
import { fillAlbum } from './fill-album.ts';
import { findOrCreateAlbum } from './name-album.ts';
import { noteUploads } from './note-uploads.ts';
import { type Publication, type PublishedFile, publishFiles } from './publish-files.ts';

type PublishingCtx = Pick<Ctx, 'decide' | 'state' | 'now' | 'id'>;
/** Target album by name; `id`: id of a new one, if it should not follow from the operation. */
type Into = { id?: string; details: AlbumDetails };

/**
 * Publishes the files and adds them to an album, including duplicates. Returns outcomes by item; a file with rejected bytes has no entry. Creates no
 * album if nothing could be published. `leftOut`: posts whose number of albums is at its limit.
 */
export async function publishIntoAlbum(
  ctx: PublishingCtx,
  owner: string,
  publications: Publication[],
  into?: Into,
): Promise<{ published: Map<string, PublishedFile>; album: string | undefined; leftOut: ReadonlySet<string> }> {
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
