import type { RecordedEvent } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { type DaysDoc, dayOf, days, daysIdsOf } from './days.ts';

const place = { source: 'media', lane: 0, index: 0, stream: 'item:i1', home: 'anna', at: '2026-06-01T12:00:00.000Z', seq: 1 } as const;
const item = { item: 'i1', owner: 'anna' } as const;
const file = { ...item, kind: 'IMAGE', key: 'original/anna/i1', size: 10, type: 'image/jpeg', fileName: 'Lake.jpg' } as const;
const said = { title: 'Lake', description: '', privacy: 'FAMILY_ONLY', category: 'FILM' } as const;
const published: RecordedEvent = { ...place, type: 'ItemPublished', data: { ...file, ...said, publishedAt: '2026-06-01T12:00:00.007Z' } };
const publishedByAnOlderBuild: RecordedEvent = { ...place, type: 'ItemPublished', data: { ...file, ...said } };
const picture = { ...item, width: 4, height: 3, thumbhash: '', renditions: [], albums: [] };
const rendered: RecordedEvent = { ...place, type: 'ItemRendered', data: { ...picture, takenLocal: '2024-01-01T00:30:00' } };
const renderedWithoutClock: RecordedEvent = { ...place, type: 'ItemRendered', data: picture };
const trashed: RecordedEvent = { ...place, type: 'ItemTrashed', data: { ...item, privacy: 'FAMILY_ONLY', kind: 'IMAGE', albums: [] } };
const rejected: RecordedEvent = { ...place, type: 'ItemRejected', data: { ...item, reason: 'abandoned' } };

/** Visible days after these events. */
function after(...events: RecordedEvent[]): string[] {
  let doc: DaysDoc | undefined;
  for (const event of events) {
    for (const id of days.ids(event)) {
      expect(daysIdsOf('anna')).toContain(id);
      const next = days.fold(doc, event, id);
      doc = next === deleted ? undefined : next;
    }
  }
  return (doc?.shown ?? []).map(dayOf);
}

it.each<[string, RecordedEvent[], string[]]>([
  ['is that of its publication where its file tells none', [published, renderedWithoutClock], ['2026-06-01']],
  ['of an older build is that of its commit', [publishedByAnOlderBuild], ['2026-06-01']],
  ['is that of the camera’s clock, once its file is read', [published, rendered], ['2024-01-01']],
  ['is that of the camera’s clock, where its file was read before', [rendered, published], ['2024-01-01']],
  ['is nobody’s before it is published', [rendered], []],
  ['ends with it', [published, rendered, trashed], []],
  ['ends with what is never published', [rendered, rejected, published], ['2026-06-01']],
])('the day of a post %s', (_what, events, shown) => {
  expect(after(...events)).toEqual(shown);
});
