// Preview of an item that its owner's page made: displayed until renditions are ready.
import { type Item, type ItemEvent, takesPreview } from './item.ts';

type DataOf<Type extends ItemEvent['type']> = Extract<ItemEvent, { type: Type }>['data'];

/** A preview of it is there, to be checked: the first one, while nothing better is. */
export function previewArrived(arrival: DataOf<'ItemPreviewArrived'>) {
  return (state: Item): ItemEvent[] => (takesPreview(state) && state.preview === undefined ? [{ type: 'ItemPreviewArrived', data: arrival }] : []);
}

/** True if a preview has arrived and is not checked yet. */
export const isPreviewUnderCheck = (state: Item): boolean => takesPreview(state) && state.preview === 'arrived';

/** True if the browser's preview is the best rendition so far. */
export const isPreviewShown = (state: Item): boolean => takesPreview(state) && state.preview !== undefined && state.preview !== 'arrived';

/** Records the checked preview. */
export function showPreview(previewed: DataOf<'ItemPreviewed'>) {
  return (state: Item): ItemEvent[] => (isPreviewUnderCheck(state) ? [{ type: 'ItemPreviewed', data: previewed }] : []);
}
