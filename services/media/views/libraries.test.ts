import type { RecordedEvent } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { type LibraryDoc, libraries } from './libraries.ts';

const at = '2026-06-01T12:00:00.000Z';
type DetailsChangedData = Extract<RecordedEvent, { type: 'ItemDetailsChanged' }>['data'];
const place = { source: 'media', lane: 0, index: 0, stream: 'item:i1', home: 'anna', at } as const;
const film = { item: 'i1', owner: 'anna', kind: 'VIDEO', privacy: 'FAMILY_ONLY' } as const;
const file = { key: 'original/anna/i1', size: 10, type: 'video/mp4', fileName: 'Lake.mp4' };
const said = { title: 'Lake', description: '' };
const published: RecordedEvent = { ...place, seq: 1, type: 'ItemPublished', data: { ...film, ...file, ...said, category: 'FILM' } };

/** Counts by category after a film was published, and these events. */
function after(...events: RecordedEvent[]): LibraryDoc['categories'] {
  const fold = (doc: LibraryDoc | undefined, event: RecordedEvent) => {
    const next = libraries.fold(doc, event, 'anna');
    return next === deleted ? undefined : next;
  };
  return [published, ...events].reduce(fold, undefined)?.categories ?? {};
}

it('a video counts in its category, and from a change on in the other, for whom it is then', () => {
  expect(after()).toEqual({ FILM: { all: 1, shared: 1 } });
  const data: DetailsChangedData = { ...film, ...said, category: 'PETS', categoryBefore: 'FILM', privacy: 'PRIVATE', privacyBefore: 'FAMILY_ONLY', albums: [] };
  expect(after({ ...place, seq: 2, type: 'ItemDetailsChanged', data })).toEqual({ FILM: { all: 0, shared: 0 }, PETS: { all: 1, shared: 0 } });
});

it('what an older build changed and deleted leaves the counts of categories as they are', () => {
  const data: DetailsChangedData = { ...film, ...said, category: 'FILM', privacyBefore: 'FAMILY_ONLY', albums: [] };
  expect(after({ ...place, seq: 2, type: 'ItemDetailsChanged', data })).toEqual({ FILM: { all: 1, shared: 1 } });
  expect(after({ ...place, seq: 2, type: 'ItemTrashed', data: { ...film, albums: [] } })).toEqual({ FILM: { all: 1, shared: 1 } });
});
