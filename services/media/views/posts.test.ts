import type { RecordedEvent } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { posts } from './posts.ts';

const at = '2026-06-01T12:00:00.000Z';
const place = { source: 'media', lane: 0, index: 0, stream: 'item:i1', home: 'anna', at } as const;
const file = { item: 'i1', owner: 'anna', kind: 'IMAGE', key: 'original/anna/i1', size: 10, type: 'image/jpeg', fileName: 'Lake.jpg' } as const;
const checked: RecordedEvent = { ...place, seq: 1, type: 'ItemChecked', data: { ...file, sha256: 'f00' } };
const said = { title: 'Lake', description: '', privacy: 'FAMILY_ONLY', category: 'FILM' } as const;
const createdAt = (more: { publishedAt?: string }) => {
  const published: RecordedEvent = { ...place, seq: 2, type: 'ItemPublished', data: { ...file, ...said, ...more } };
  const doc = posts.fold(undefined, checked, 'i1');
  return doc === deleted ? doc : posts.fold(doc, published, 'i1');
};

it('a post is from the moment that its publication names, and one of an older build from that of its commit', () => {
  expect(createdAt({ publishedAt: '2026-06-01T12:00:00.007Z' })).toMatchObject({ published: true, createdAt: '2026-06-01T12:00:00.007Z' });
  expect(createdAt({})).toMatchObject({ published: true, createdAt: at });
});

it('keeps a date that its owner corrected, whatever its file tells later', () => {
  const date = { takenAt: '1987-06-14T12:00:00.000Z', takenLocal: '1987-06-14T12:00:00' };
  const facts = { item: 'i1', owner: 'anna', change: 'c1', corrected: true, precision: 'DAY', about: true } as const;
  const changed: RecordedEvent = { ...place, seq: 3, type: 'ItemTakenChanged', data: { ...facts, ...date, albums: [] } };
  const ofFile = { takenAt: '2024-07-01T10:00:00.120Z', takenLocal: '2024-07-01T12:00:00', takenFraction: '12' };
  const picture = { item: 'i1', owner: 'anna', width: 4, height: 3, thumbhash: 'abc', renditions: [], albums: [] };
  const rendered: RecordedEvent = { ...place, seq: 4, type: 'ItemRendered', data: { ...picture, ...ofFile, takenCorrected: true } };
  const doc = [checked, changed, rendered].reduce<ReturnType<typeof posts.fold>>((at, event) => (at === deleted ? at : posts.fold(at, event, 'i1')), undefined);
  expect(doc).toMatchObject({ ...date, takenFraction: undefined, takenPrecision: 'DAY', takenAbout: true, day: '1987-06-14', status: 'READY', width: 4 });
});
