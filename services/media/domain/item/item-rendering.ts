// Results of rendering an item.
import { albumsOf, type Item, type ItemEvent, isKept, isKeptOrTrashed } from './item.ts';
import { isCorrected } from './taken-date.ts';

type DataOf<Type extends ItemEvent['type']> = Extract<ItemEvent, { type: Type }>['data'];

/** Records the renditions for lists; once, and not after all renditions. */
export function attachThumbnails(rendered: Omit<DataOf<'ItemThumbnailsRendered'>, 'albums'>) {
  return (state: Item): ItemEvent[] =>
    isKeptOrTrashed(state) && state.rendering.state === 'waiting' ? [{ type: 'ItemThumbnailsRendered', data: { ...rendered, ...listFacts(state) } }] : [];
}

/** Facts of the item that lists need besides the renditions. */
const listFacts = (state: Item) => ({ albums: albumsOf(state), ...('corrections' in state && isCorrected(state) && { takenCorrected: true }) });

/** Records all renditions; once. */
export function attach(rendered: Omit<DataOf<'ItemRendered'>, 'albums'>) {
  return (state: Item): ItemEvent[] => (isAwaited(state) ? [{ type: 'ItemRendered', data: { ...rendered, ...listFacts(state) } }] : []);
}

/** True if renditions are still missing. */
const isAwaited = (state: Item): boolean => isKeptOrTrashed(state) && (state.rendering.state === 'waiting' || state.rendering.state === 'thumbnails');

/** Records that the item or its film cannot be rendered; the original stays. */
export function fail(failed: DataOf<'ItemFailed'>) {
  return (state: Item): ItemEvent[] => (isAwaited(state) ? [{ type: 'ItemFailed', data: failed }] : []);
}

/** More than anyone sends the same unrenderable file by hand. */
const maxAgain = 20;

/** Renders a failed item again after its bytes were uploaded again; it stays the same post. No-op if it did not fail, or was retried too often. */
export function tryAgain(state: Item): ItemEvent[] {
  if (!isKept(state) || state.rendering.state !== 'failed' || state.rendering.again >= maxAgain) return [];
  const { item, owner, key, type, kind, fileName } = state.original;
  return [{ type: 'ItemTriedAgain', data: { item, owner, key, type, kind, fileName } }];
}

/** The renditions that a turn replaces; undefined unless it is the item's last one and is neither rendered nor failed. */
function replacedBy(state: Item, turn: number): DataOf<'ItemTurnRendered'>['replaced'] | undefined {
  if (!('turns' in state) || state.rendering.state !== 'rendered') return undefined;
  const { turns, rendering } = state;
  return turns.count === turn && !turns.hasFailed && rendering.turned?.turn !== turn ? rendering.renditions : undefined;
}

/** Records the renditions of the last turn; once. */
export function attachTurned(rendered: Omit<DataOf<'ItemTurnRendered'>, 'replaced'>) {
  return (state: Item): ItemEvent[] => {
    const replaced = replacedBy(state, rendered.turn);
    return replaced ? [{ type: 'ItemTurnRendered', data: { ...rendered, replaced } }] : [];
  };
}

/** Records that the last turn cannot be rendered; the renditions stay. */
export function failTurn(failed: DataOf<'ItemTurnFailed'>) {
  return (state: Item): ItemEvent[] => (replacedBy(state, failed.turn) ? [{ type: 'ItemTurnFailed', data: failed }] : []);
}
