import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { type QuarterTurns, readQuarterTurns } from '@kloak/proto/rules/turns.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type ItemDetails, titleOr } from './details.ts';
import { movePlace, type Placement, type StoryPlace } from './item-placement.ts';
import { type Correction, correctionsAfter, dateOf } from './taken-date.ts';
import { noTurns, type Turns, turnsAfter, turnsAsShown } from './turns.ts';

export type ItemEvent = Extract<MediaEvent, { type: `Item${string}` }>;
type DataOf<Type extends ItemEvent['type']> = Extract<ItemEvent, { type: Type }>['data'];

export type Arrival = DataOf<'ItemArrived'>;
/** Checked bytes in their place. */
export type Original = DataOf<'ItemChecked'>;
/** Rendition that the browser made, after its check. */
type Preview = NonNullable<DataOf<'ItemPreviewed'>['preview']>;
/** State of the preview: none, `arrived` (being checked), or ready. */
type PreviewState = { preview?: 'arrived' | Preview };
/**
 * Progress of the renditions: none, those for lists, or all. A failed item keeps the renditions it has; `again` counts the repeated attempts, also
 * during one. `turned`: the turn of these renditions, and those before it, which open pages may still display.
 */
type RenditionState =
  | { state: 'waiting'; renditions?: DataOf<'ItemRendered'>['renditions']; again?: number }
  | { state: 'failed'; renditions: DataOf<'ItemRendered'>['renditions']; again: number }
  | { state: 'thumbnails'; renditions: DataOf<'ItemRendered'>['renditions'] }
  | { state: 'rendered'; renditions: DataOf<'ItemRendered'>['renditions']; turned?: Turned };
type Turned = Pick<DataOf<'ItemTurnRendered'>, 'turn' | 'replaced'> & { quarterTurns: QuarterTurns };

type ItemFields = Pick<DataOf<'ItemDetailsChanged'>, 'title' | 'description' | 'privacy' | 'category'>;
/** `taken`: when, by the file; a failed rendering keeps it. `isVisible`: a rendition or preview exists that others may see. */
export type StoredItem = PreviewState & {
  original: Original;
  rendering: RenditionState;
  taken?: Pick<DataOf<'ItemRendered'>, 'takenAt' | 'takenLocal' | 'takenFraction'>;
  isVisible?: boolean;
};
/**
 * `albums`: ids in the order in which the item was added. `changes`: number of changes of details, albums or the date, and of turns. `restores`: number
 * of restores from the trash. `corrections`: of the date, the oldest first.
 */
export type PublishedItem = StoredItem & {
  status: 'published';
  said: ItemFields;
  publishedAt: string | undefined;
  chosenAt?: string | undefined;
  albums: readonly string[];
  changes: number;
  corrections: readonly Correction[];
  turns: Turns;
  restores: number;
  /** The family could see it at some time. */
  wasShared: boolean;
  story?: StoryPlace;
  /** Place in lists that was recorded last. */
  placed?: Placement;
};
export type KeptItem = (StoredItem & { status: 'checked' }) | PublishedItem;
/** A deleted item with all data, to be restored by its owner. `trashedAt`: ISO 8601 UTC; missing in older events, whose items were purged at once. */
export type TrashedItem = Omit<PublishedItem, 'status'> & { status: 'trashed'; trashedAt: string | undefined };
export type Item =
  | (PreviewState & { status: 'none' })
  | (PreviewState & { status: 'arrived'; arrival: Arrival })
  | { status: 'rejected'; owner: string; reason: string }
  | { status: 'duplicated'; owner: string; of: string }
  | KeptItem
  | TrashedItem
  | { status: 'purged'; owner: string; listed?: { item: string; placed: Placement } };

/** True if the original is stored under its key and its owner may read it. */
export function isKept(state: Item): state is KeptItem {
  return state.status === 'checked' || state.status === 'published';
}

/** True if the upload no longer waits for this item: it is published, or never will be. */
export function isSettled({ status }: Item): boolean {
  return status !== 'none' && status !== 'arrived' && status !== 'checked';
}

/** True if the store should keep no bytes of the item. */
export function needsNoBytes({ status }: Item): boolean {
  return status === 'rejected' || status === 'duplicated' || status === 'purged';
}

/** True if the bytes are stored, including items in the trash. */
export function isKeptOrTrashed(state: Item): state is KeptItem | TrashedItem {
  return isKept(state) || state.status === 'trashed';
}

/**
 * `item:{id}` — the life of one photograph or video. Its bytes arrive, are checked, stored and rendered. Its owner publishes it, changes it, puts it
 * into albums, deletes and restores it.
 */
export const item = aggregate<Item, ItemEvent, { item: string; owner: string }>({
  name: 'item',
  initial: { status: 'none' },
  reads: 'all',
  evolve: evolveItem,
  follows: placeInLists,
  stream: ({ item: id, owner }) => ({ id, home: owner }),
});

export function evolveItem(state: Item, event: ItemEvent): Item {
  switch (event.type) {
    case 'ItemArrived':
      return { ...previewedOf(state), status: 'arrived', arrival: event.data };
    case 'ItemChecked':
      return { ...previewedOf(state), status: 'checked', original: event.data, rendering: { state: 'waiting' }, isVisible: hasPreview(state) };
    case 'ItemRejected':
      return { status: 'rejected', owner: event.data.owner, reason: event.data.reason };
    case 'ItemDuplicated':
      return { status: 'duplicated', owner: event.data.owner, of: event.data.of };
    case 'ItemPublished':
      if (!isKept(state)) return state;
      return {
        ...heldOf(state),
        status: 'published',
        said: fieldsIn(event.data),
        ...cameIn(event.data),
        albums: [],
        changes: 0,
        corrections: [],
        turns: noTurns,
        restores: 0,
        wasShared: isShared(event.data.privacy),
      };
    case 'ItemThumbnailsRendered':
      return isKeptOrTrashed(state) ? withRenditions(state, 'thumbnails', event.data) : state;
    case 'ItemRendered':
      return isKeptOrTrashed(state) ? withRenditions(state, 'rendered', event.data) : state;
    case 'ItemFailed':
      return isKeptOrTrashed(state) ? { ...state, isVisible: false, rendering: { state: 'failed', renditions: madeOf(state), again: againOf(state) } } : state;
    case 'ItemTriedAgain':
      return isKeptOrTrashed(state) ? { ...state, rendering: { state: 'waiting', renditions: madeOf(state), again: againOf(state) + 1 } } : state;
    case 'ItemPreviewArrived':
      return takesPreview(state) ? { ...state, preview: 'arrived' } : state;
    case 'ItemPreviewed':
      return takesPreview(state) && event.data.preview ? { ...state, preview: event.data.preview, ...(isKept(state) && { isVisible: true }) } : state;
    case 'ItemDetailsChanged':
      return state.status === 'published' ? { ...withFields(state, event.data), changes: state.changes + 1 } : state;
    case 'ItemAddedToAlbum':
      return state.status === 'published' ? { ...state, albums: [...state.albums, event.data.album], changes: state.changes + 1 } : state;
    case 'ItemRemovedFromAlbum':
      return state.status === 'published' ? { ...state, albums: state.albums.filter((album) => album !== event.data.album) } : state;
    case 'ItemTakenChanged':
      if (state.status !== 'published') return state;
      return { ...state, corrections: correctionsAfter(state.corrections, event.data), changes: state.changes + (event.data.undone ? 0 : 1) };
    case 'ItemTurned':
      if (state.status !== 'published') return state;
      return { ...state, turns: turnsAfter(state.turns, event.data), changes: state.changes + (event.data.undone ? 0 : 1) };
    case 'ItemTurnRendered':
      return isKeptOrTrashed(state) ? { ...state, rendering: turnedRendering(event.data) } : state;
    case 'ItemTurnFailed':
      return 'turns' in state ? { ...state, turns: turnsAsShown(state.turns, shownTurns(state)) } : state;
    case 'ItemTrashed':
      return state.status === 'published' ? { ...state, status: 'trashed', trashedAt: event.data.trashedAt } : state;
    case 'ItemRestored': {
      if (state.status !== 'trashed') return state;
      const { trashedAt: _, ...kept } = state;
      return { ...kept, status: 'published', restores: state.restores + 1 };
    }
    case 'ItemPurged':
      return { status: 'purged', owner: event.data.owner, ...listedIn(state) };
    case 'ItemJoinedStory':
      return state.status === 'published' ? { ...state, story: { story: event.data.story, number: event.data.number } } : state;
    case 'ItemPlaced':
      return withPlace(state, event.data.after);
    default:
      return state;
  }
}

/** True if the item has nothing better than a preview so far, and is not over. */
export function takesPreview(state: Item): state is Extract<Item, PreviewState & { status: 'none' | 'arrived' | 'checked' | 'published' }> {
  return isKept(state) ? state.rendering.state === 'waiting' : state.status === 'none' || state.status === 'arrived';
}

/** True if the item has a preview that is checked. */
const hasPreview = (state: Item): boolean => 'preview' in state && state.preview !== undefined && state.preview !== 'arrived';
const previewedOf = (state: Item): PreviewState => (takesPreview(state) && state.preview ? { preview: state.preview } : {});
const heldOf = ({ original, rendering, preview, taken, isVisible }: StoredItem): StoredItem => ({
  original,
  rendering,
  ...(preview && { preview }),
  ...(taken && { taken }),
  ...(isVisible !== undefined && { isVisible }),
});
type RenditionData = Pick<DataOf<'ItemRendered'>, 'renditions' | 'takenAt' | 'takenLocal' | 'takenFraction'>;
const withRenditions = (state: KeptItem | TrashedItem, to: 'thumbnails' | 'rendered', { renditions, ...date }: RenditionData): Item => ({
  ...state,
  rendering: { state: to, renditions },
  taken: withDate(state.taken, date),
  isVisible: true,
});
const turnedRendering = ({ renditions, turn, quarterTurns, replaced }: DataOf<'ItemTurnRendered'>): RenditionState => ({
  state: 'rendered',
  renditions,
  turned: { turn, quarterTurns: readQuarterTurns(quarterTurns), replaced },
});
/** Quarter turns of the renditions. */
const shownTurns = ({ rendering }: StoredItem): QuarterTurns => ('turned' in rendering ? (rendering.turned?.quarterTurns ?? 0) : 0);
const withDate = (known: StoredItem['taken'], { takenAt, takenLocal, takenFraction }: NonNullable<StoredItem['taken']>) => ({
  ...known,
  ...(takenAt !== undefined && { takenAt }),
  ...(takenLocal !== undefined && { takenLocal }),
  ...(takenFraction !== undefined && { takenFraction }),
});
const cameIn = ({ publishedAt, chosenAt }: Pick<DataOf<'ItemPublished'>, 'publishedAt' | 'chosenAt'>) => ({
  publishedAt,
  ...(chosenAt !== undefined && { chosenAt }),
});
const withFields = (state: PublishedItem, said: ItemFields): PublishedItem => ({
  ...state,
  said: fieldsIn(said),
  wasShared: state.wasShared || isShared(said.privacy),
});
const fieldsIn = ({ title, description, privacy, category }: ItemFields): ItemFields => ({ title, description, privacy, category });

/** Place of an item that is purged while lists contain it. */
const listedIn = (state: Item) =>
  'original' in state && 'placed' in state && state.placed ? { listed: { item: state.original.item, placed: state.placed } } : {};

function withPlace(state: Item, after: Placement | null): Item {
  if (state.status === 'purged') return { status: 'purged', owner: state.owner };
  if (state.status !== 'published' && state.status !== 'trashed') return state;
  const { placed: _, ...others } = state;
  return after ? { ...others, placed: after } : others;
}

/** Records a changed place in lists, in the commit that changes it. Also settles items of older builds, which recorded none. */
export function placeInLists(state: Item): ItemEvent[] {
  if (state.status === 'purged') return state.listed ? movePlace({ ...state.listed, owner: state.owner }) : [];
  if (state.status !== 'published' && state.status !== 'trashed') return [];
  const { original, said, publishedAt, albums, story, placed, isVisible = false } = state;
  const facts = { isVisible, privacy: said.privacy, takenLocal: dateOf(state).takenLocal, publishedAt, albums, story };
  return movePlace({ item: original.item, owner: original.owner, placed }, state.status === 'published' ? facts : undefined);
}

const madeOf = ({ rendering }: StoredItem) => rendering.renditions ?? [];
/** Facts that decide the item's position in a sorted list, as far as they are known. */
export function sortKeyOf({ publishedAt, chosenAt, ...dated }: Pick<PublishedItem, 'taken' | 'corrections' | 'publishedAt' | 'chosenAt'>) {
  const { takenLocal, takenFraction } = dateOf(dated);
  return { takenLocal, publishedAt, ...(takenFraction !== undefined && { takenFraction }), ...(chosenAt !== undefined && { chosenAt }) };
}
const againOf = ({ rendering }: StoredItem) => ('again' in rendering ? (rendering.again ?? 0) : 0);

/** Readable renditions, plus the preview, because an open page may still show it. */
export function renditionsOf(held: StoredItem): DataOf<'ItemRendered'>['renditions'] {
  const { preview } = held;
  return [...madeOf(held), ...(preview !== undefined && preview !== 'arrived' ? [preview] : [])];
}

/** The same, and those that a turn replaced, which open pages may still display. */
export function readableRenditionsOf(held: StoredItem): DataOf<'ItemRendered'>['renditions'] {
  const { rendering } = held;
  return [...renditionsOf(held), ...('turned' in rendering ? (rendering.turned?.replaced ?? []) : [])];
}

export const albumsOf = (state: Item) => (state.status === 'published' ? [...state.albums] : []);

/** Times of publication and of choosing the file, for the order among others: see ItemPublished. ISO 8601. */
export type ItemTimes = { publishedAt: string; chosenAt?: string | undefined };

/** `fileName`: the owner's name for the file, which is the default title. Idempotent. Refuses: 409 `not-arrived`. */
export function publish(details: ItemDetails, fileName: string, came: ItemTimes) {
  return (state: Item): ItemEvent[] => {
    if (state.status === 'published') return [];
    if (state.status !== 'checked') throw notArrived([fileName]);
    const { item, owner, key, size, type, kind } = state.original;
    const { description, privacy, category } = details;
    const said = { title: titleOr(details, fileName), description, privacy, category };
    return [{ type: 'ItemPublished', data: { item, owner, kind, ...said, fileName: state.original.fileName, key, size, type, ...came } }];
  };
}

/** 409; `missing` are the names of the files. */
export function notArrived(missing: string[]): Refusal {
  return new Refusal('conflict', 'not-arrived', 'Some files have not arrived yet. Please try again in a moment.', { missing });
}
