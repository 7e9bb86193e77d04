import type { RecordedEvent } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { countFor, type DaysDoc, days } from './days.ts';

const place = { source: 'media', lane: 0, index: 0, stream: 'item:i1', home: 'anna', at: '2026-06-01T12:00:00.000Z', seq: 1 } as const;
type Placed = { day: string; shared: boolean; albums: string[] };
const on = (day: string, shared = true): Placed => ({ day, shared, albums: [] });
const moved = (before: Placed | null, after: Placed | null): RecordedEvent => ({
  ...place,
  type: 'ItemPlaced',
  data: { item: 'i1', owner: 'anna', before, after },
});

/** Documents by year after these events. */
function after(...events: RecordedEvent[]): Map<string, DaysDoc> {
  const docs = new Map<string, DaysDoc>();
  for (const event of events) {
    for (const id of days.ids(event)) {
      const next = days.fold(docs.get(id), event, id);
      if (next === deleted || next === undefined) docs.delete(id);
      else docs.set(id, next);
    }
  }
  return docs;
}

it('counts the posts of each day, all and those that relatives see', () => {
  const docs = after(moved(null, on('2024-06-01')), moved(null, on('2024-06-01', false)), moved(null, on('2023-12-31')));
  expect([...docs.keys()]).toEqual(['anna:2024', 'anna:2023']);
  const doc = docs.get('anna:2024');
  expect(doc && [countFor(doc, '06-01', 'anna'), countFor(doc, '06-01', 'bruno'), countFor(doc, '06-02', 'anna')]).toEqual([2, 1, 0]);
});

it.each<[string, RecordedEvent[], object]>([
  ['moves within a year', [moved(on('2024-06-01'), on('2024-07-01'))], { 'anna:2024': { '07-01': [1, 1] } }],
  ['moves to another year', [moved(on('2024-06-01'), on('2023-07-01'))], { 'anna:2023': { '07-01': [1, 1] } }],
  ['is no longer shared', [moved(on('2024-06-01'), on('2024-06-01', false))], { 'anna:2024': { '06-01': [1, 0] } }],
  ['is deleted', [moved(on('2024-06-01'), null)], {}],
])('a post that %s', (_what, events, expected) => {
  const docs = after(moved(null, on('2024-06-01')), ...events);
  expect(Object.fromEntries([...docs].map(([id, doc]) => [id, doc.days]))).toEqual(expected);
});
