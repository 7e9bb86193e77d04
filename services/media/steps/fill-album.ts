import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { album } from '../domain/album.ts';
import { addToAlbum, item, removeFromAlbum } from '../domain/item.ts';

type InAlbum = { owner: string; album: string };
/** An item that an album does not hold, and why it came into it no more. */
export type LeftOut = { item: string; refusal: Refusal };

/**
 * Puts items into an album that is there: each of them tells its own part. Answers those that stay out of it, since they are in as many albums, or were
 * changed as often, as may be.
 */
export async function fillAlbum(ctx: Pick<Ctx, 'decide' | 'state'>, { owner, album: id }: InAlbum, items: readonly string[]): Promise<LeftOut[]> {
  const add = (one: string) => ctx.decide(item.of({ item: one, owner }), addToAlbum(id), { step: 'add to album' });
  const outcomes = await Promise.all(
    items.map((one) =>
      add(one).then(
        () => [],
        (error: unknown) => [leftOut(one, error)],
      ),
    ),
  );
  // Who deleted it meanwhile has looked for its items before these came.
  if ((await ctx.state(album.of({ album: id, owner }))).status !== 'open') await emptyAlbum(ctx, { owner, album: id }, items);
  return outcomes.flat();
}

function leftOut(one: string, error: unknown): LeftOut {
  if (error instanceof Refusal && (error.code === 'too-many-albums' || error.code === 'too-many-changes')) return { item: one, refusal: error };
  throw error;
}

/** Takes items out of an album. Those that it does not hold stay as they are. */
export async function emptyAlbum(ctx: Pick<Ctx, 'decide'>, { owner, album: id }: InAlbum, items: readonly string[]): Promise<void> {
  await Promise.all(items.map((one) => ctx.decide(item.of({ item: one, owner }), removeFromAlbum(id), { step: 'remove from album' })));
}
