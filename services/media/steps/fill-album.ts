import type { Ctx } from '@kloak/platform/context.ts';
import { album } from '../domain/album/album.ts';
import { item } from '../domain/item/item.ts';
import { addToAlbum, removeFromAlbum } from '../domain/item/item-albums.ts';
import { decideOnEach, type RefusedItem } from './decide-on-each.ts';

type InAlbum = { owner: string; album: string };

/** Adds items to an existing album; each item's stream decides. Returns the refused items with reasons. */
export async function fillAlbum(ctx: Pick<Ctx, 'decide' | 'state'>, { owner, album: id }: InAlbum, items: readonly string[]): Promise<RefusedItem[]> {
  const leftOut = await decideOnEach(ctx, { owner, items, step: 'add to album' }, addToAlbum(id));
  // A concurrent deletion looked for the album's items before these were added, so they are taken out here.
  if ((await ctx.state(album.of({ album: id, owner }))).status !== 'open') await emptyAlbum(ctx, { owner, album: id }, items);
  return leftOut;
}

/** Removes items from an album. Items outside it stay unchanged; duplicates are allowed. */
export async function emptyAlbum(ctx: Pick<Ctx, 'decide'>, { owner, album: id }: InAlbum, items: readonly string[]): Promise<void> {
  await Promise.all([...new Set(items)].map((one) => ctx.decide(item.of({ item: one, owner }), removeFromAlbum(id), { step: `remove from album ${id}` })));
}
