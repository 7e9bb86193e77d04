import { Refusal } from '@kloak/platform/errors.ts';
import type { Ctx } from '@kloak/platform/service.ts';
import { isKept, item } from '../domain/item.ts';
import { readKey } from '../domain/keys.ts';

/** What stands under a key that may be served. */
export type StoredFile = { area: 'original' | 'rendition'; owner: string; item: string; type: string; fileName: string };

/**
 * What a storage key names, by the item's own stream: so an owner's keys depend on no view. Refuses 404 `no-item` whatever is not
 * served: a key of ours that never was, what is incoming, what was rejected.
 */
export async function storedFile(ctx: Pick<Ctx, 'state'>, key: string): Promise<StoredFile> {
  const read = readKey(key);
  if (!read || read.area === 'incoming') throw nothing();
  const state = await ctx.state(item, { id: read.item, home: read.owner });
  if (!isKept(state) || state.original.owner !== read.owner) throw nothing();
  const { owner, type, fileName } = state.original;
  const facts = { area: read.area, owner, item: read.item, fileName };
  if (key === state.original.key) return { ...facts, type };
  const rendition = state.rendering.state === 'rendered' ? state.rendering.renditions.find((rendition) => rendition.key === key) : undefined;
  if (!rendition) throw nothing();
  return { ...facts, type: rendition.type };
}

function nothing(): Refusal {
  return new Refusal('missing', 'no-item', 'This item does not exist.');
}

export function notYours(): Refusal {
  return new Refusal('forbidden', 'not-yours', 'You do not have access to this item.');
}
