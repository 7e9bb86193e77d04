import { cards } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Album } from '@kloak/proto/types/media.ts';
import { albums } from '../views/albums.ts';
import { showAlbums } from '../views/show-album.ts';

/** Album as its owner sees it after a change. Refuses: 503 `catching-up`. */
export async function showOwnAlbum(ctx: Pick<Ctx, 'view'>, { owner, album }: { owner: string; album: string }): Promise<Album> {
  const [doc, card] = await Promise.all([ctx.view(albums).get(album), ctx.view(cards).get(owner)]);
  const [shown] = doc ? await showAlbums(ctx, [doc], { viewer: owner, card }) : [];
  if (!shown) throw unavailable('This album', 'catching-up');
  return shown;
}
