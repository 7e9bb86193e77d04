import type { Ctx } from '@kloak/platform/context.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { type AlbumItemDoc, albumItems } from '../views/album-items.ts';

/** Does something with all that an album holds, some at a time; the view has come to what the caller has seen and written. */
export async function eachAlbumItem(
  ctx: Pick<Ctx, 'view'>,
  which: { album: string; privacy?: string },
  act: (entries: AlbumItemDoc[]) => Promise<unknown>,
): Promise<void> {
  const list = which.privacy === undefined ? { index: 'all', equals: [which.album] } : { index: 'visible', equals: [which.album, which.privacy] };
  let before: string | undefined;
  do {
    const page = await ctx.view(albumItems).page({ ...list, limit: maxPerPage, before });
    await act(page.items);
    before = page.next;
  } while (before !== undefined);
}
