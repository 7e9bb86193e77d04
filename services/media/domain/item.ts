import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type Details, titleOr } from './details.ts';

export type ItemEvent = Extract<MediaEvent, { type: `Item${string}` }>;
type DataOf<Type extends ItemEvent['type']> = Extract<ItemEvent, { type: Type }>['data'];

/** What was found under an incoming key. */
export type Arrival = DataOf<'ItemArrived'>;
/** Checked bytes in their place. */
export type Original = DataOf<'ItemChecked'>;
type Rendering = { state: 'waiting' } | { state: 'failed' } | { state: 'rendered'; renditions: DataOf<'ItemRendered'>['renditions'] };

export type Kept = { status: 'checked' | 'published'; original: Original; rendering: Rendering };
export type Item =
  | { status: 'none' }
  | { status: 'arrived'; arrival: Arrival }
  | { status: 'rejected'; owner: string; reason: string }
  | { status: 'duplicated'; owner: string; of: string }
  | Kept;

/** Whether its bytes stand under its key, for its owner to have. */
export function isKept(state: Item): state is Kept {
  return state.status === 'checked' || state.status === 'published';
}

/** `item:{id}` — the life of one photograph or video: its bytes arrive, are checked, kept and rendered; its owner publishes it. */
export const item = aggregate<Item, ItemEvent, { item: string; owner: string }>({
  name: 'item',
  initial: { status: 'none' },
  reads: 'all',
  evolve,
  stream: ({ item: id, owner }) => ({ id, home: owner }),
});

function evolve(state: Item, event: ItemEvent): Item {
  switch (event.type) {
    case 'ItemArrived':
      return { status: 'arrived', arrival: event.data };
    case 'ItemChecked':
      return { status: 'checked', original: event.data, rendering: { state: 'waiting' } };
    case 'ItemRejected':
      return { status: 'rejected', owner: event.data.owner, reason: event.data.reason };
    case 'ItemDuplicated':
      return { status: 'duplicated', owner: event.data.owner, of: event.data.of };
    case 'ItemPublished':
      return isKept(state) ? { ...state, status: 'published' } : state;
    case 'ItemRendered':
      return isKept(state) ? { ...state, rendering: { state: 'rendered', renditions: event.data.renditions } } : state;
    case 'ItemFailed':
      return isKept(state) ? { ...state, rendering: { state: 'failed' } } : state;
    default:
      return state;
  }
}

/** Bytes are there; other bytes under the same key, before they were checked, begin the check anew. */
export function arrive(arrival: Arrival) {
  return (state: Item): ItemEvent[] => {
    const news = state.status === 'none' || (state.status === 'arrived' && state.arrival.etag !== arrival.etag);
    return news ? [{ type: 'ItemArrived', data: arrival }] : [];
  };
}

/** What the check of the bytes with this ETag found; nothing, when others have arrived meanwhile or it was found before. */
function found(etag: string, event: ItemEvent) {
  return (state: Item): ItemEvent[] => (state.status === 'arrived' && state.arrival.etag === etag ? [event] : []);
}

/** Its bytes are what is allowed, and stand under its key. */
export function check(etag: string, original: Original) {
  return found(etag, { type: 'ItemChecked', data: original });
}

/** Its bytes are none that are taken, are not as many as were declared, or went away. */
export function reject(etag: string, { item, owner }: Arrival, reason: 'unsupported' | 'wrong-size' | 'gone') {
  return found(etag, { type: 'ItemRejected', data: { item, owner, reason } });
}

/** The same bytes are in the vault already, as the item `of`. */
export function duplicate(etag: string, { item, owner }: Arrival, of: string) {
  return found(etag, { type: 'ItemDuplicated', data: { item, owner, of } });
}

/** Its time is over: it never came, or nobody published it. Bytes that are being checked are left to their check. */
export function abandon({ item, owner }: { item: string; owner: string }) {
  return (state: Item): ItemEvent[] => {
    const over = state.status === 'none' || state.status === 'checked';
    return over ? [{ type: 'ItemRejected', data: { item, owner, reason: 'abandoned' } }] : [];
  };
}

/** `fileName` is what the owner called the file: the title when there is none. Publishing again changes nothing. Refuses: 409 `not-arrived`. */
export function publish(details: Details, fileName: string, publishedAt: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status === 'published') return [];
    if (state.status !== 'checked') throw notArrived([fileName]);
    const { item, owner, key, size, type, kind } = state.original;
    const { description, privacy, category } = details;
    const said = { title: titleOr(details, fileName), description, privacy, category };
    return [{ type: 'ItemPublished', data: { item, owner, kind, ...said, fileName: state.original.fileName, key, size, type, publishedAt } }];
  };
}

/** Its renditions are made; once. */
export function attach(rendered: DataOf<'ItemRendered'>) {
  return (state: Item): ItemEvent[] => (isKept(state) && state.rendering.state === 'waiting' ? [{ type: 'ItemRendered', data: rendered }] : []);
}

/** It cannot be rendered; the original stays. */
export function fail(failed: DataOf<'ItemFailed'>) {
  return (state: Item): ItemEvent[] => (isKept(state) && state.rendering.state === 'waiting' ? [{ type: 'ItemFailed', data: failed }] : []);
}

/** 409; `missing` are the names of the files. */
export function notArrived(missing: string[]): Refusal {
  return new Refusal('conflict', 'not-arrived', 'Some files have not arrived yet. Please try again in a moment.', { missing });
}
