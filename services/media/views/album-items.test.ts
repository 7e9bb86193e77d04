import type { RecordedEvent } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { albumItems } from './album-items.ts';

const at = '2026-06-01T12:00:00.000Z';
const place = { source: 'media', lane: 0, index: 0, stream: 'item:i1', home: 'anna', at } as const;
const id = 'a1:i1';
const added = (more: { takenLocal?: string; publishedAt?: string }): RecordedEvent => {
  return { ...place, seq: 1, type: 'ItemAddedToAlbum', data: { item: 'i1', owner: 'anna', album: 'a1', kind: 'IMAGE', privacy: 'PRIVATE', ...more } };
};
const rendered = (takenLocal?: string, takenCorrected?: true): RecordedEvent => {
  const picture = { width: 4, height: 3, thumbhash: 'abc', renditions: [], takenLocal, ...(takenCorrected && { takenCorrected }) };
  return { ...place, seq: 2, type: 'ItemRendered', data: { item: 'i1', owner: 'anna', albums: ['a1'], ...picture } };
};
const corrected = (more: object): RecordedEvent => {
  const facts = { item: 'i1', owner: 'anna', change: 'c1', corrected: true, precision: 'DAY', about: false } as const;
  return { ...place, seq: 3, type: 'ItemTakenChanged', data: { ...facts, albums: ['a1'], ...more } };
};
const after = (...events: RecordedEvent[]) =>
  events.reduce<ReturnType<typeof albumItems.fold>>((doc, event) => (doc === deleted ? doc : albumItems.fold(doc, event, id)), undefined);

it('an item stands in an album where it was taken, as soon as that is known', () => {
  const [publishedAt, takenLocal] = ['2026-05-31T09:00:00.000Z', '2024-07-09T08:05:03'];
  expect(after(added({ publishedAt, takenLocal }))).toMatchObject({ place: `${takenLocal}.000000 ${publishedAt}` });
  expect(after(added({ publishedAt }))).toMatchObject({ place: publishedAt });
  expect(after(added({ publishedAt }), rendered(takenLocal))).toMatchObject({ place: `${takenLocal}.000000 ${publishedAt}` });
  expect(after(added({ publishedAt }), rendered())).toMatchObject({ place: publishedAt });
  // Event of an older build without these fields.
  expect(after(added({}))).toMatchObject({ place: at });
});

it('it stands where its owner corrected that, whatever its file tells later', () => {
  const [publishedAt, takenLocal, ofFile] = ['2026-05-31T09:00:00.000Z', '1987-06-14T12:00:00', '2024-07-09T08:05:03'];
  const placed = { place: `${takenLocal}.000000 ${publishedAt}` };
  expect(after(added({ publishedAt }), corrected({ takenLocal, publishedAt }), rendered(ofFile, true))).toMatchObject(placed);
  expect(after(added({ publishedAt }), corrected({ takenLocal }))).toMatchObject(placed);
  expect(after(added({ publishedAt, takenLocal }), corrected({ publishedAt, corrected: false }))).toMatchObject({ place: publishedAt });
});
