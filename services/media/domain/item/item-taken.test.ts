import { given } from '@kloak/platform/testing/given.ts';
import { added, arrived, checked, noon, published, rendered, restored, trashed } from '../../testing/item-events.ts';
import { type ItemEvent, item, placeInLists } from './item.ts';
import { addToAlbum } from './item-albums.ts';
import { attach } from './item-rendering.ts';
import { changeTaken, readDateChange, undoTaken } from './item-taken.ts';
import { restore } from './item-trash.ts';

const now = new Date('2026-11-28T12:00:00Z');
const ofFile = { takenAt: '2024-07-01T10:00:00.120Z', takenLocal: '2024-07-01T12:00:00', takenFraction: '12' };
const shown: ItemEvent = { type: 'ItemRendered', data: { ...rendered, ...ofFile } };
const before = [arrived, checked, published, shown];

type Changed = Extract<ItemEvent, { type: 'ItemTakenChanged' }>;
const changed = (change: string, more: Partial<Changed['data']>): Changed => ({
  type: 'ItemTakenChanged',
  data: { item: 'i1', owner: 'anna', change, corrected: true, precision: 'TIME', about: false, albums: [], publishedAt: noon, ...more },
});
const inJune = { takenAt: '1987-06-15T10:00:00.000Z', takenLocal: '1987-06-15T12:00:00', precision: 'MONTH', about: true } as const;
const june = { given: { month: '1987-06' }, about: true };
const toJune = changed('c1', inJune);
const anHourLater = { takenAt: '2024-07-01T11:00:00.000Z', takenLocal: '2024-07-01T13:00:00', takenFraction: '12' };

describe('correcting a date', () => {
  it('replaces it by the middle of what is given, in the zone that it had', () => {
    given(item, before)
      .when(changeTaken('c1', june, now))
      .then([toJune]);
    given(item, [arrived, checked, published])
      .when(changeTaken('c1', { given: { day: '1987-06-14' }, about: false }, now))
      .then([changed('c1', { takenAt: '1987-06-14T12:00:00.000Z', takenLocal: '1987-06-14T12:00:00', precision: 'DAY' })]);
  });

  it('shifts what is valid then, and keeps its precision and fraction', () => {
    given(item, before)
      .when(changeTaken('c1', { shiftMinutes: 60 }, now))
      .then([changed('c1', anHourLater)]);
    given(item, [...before, toJune])
      .when(changeTaken('c2', { shiftMinutes: -24 * 60 }, now))
      .then([changed('c2', { ...inJune, takenAt: '1987-06-14T10:00:00.000Z', takenLocal: '1987-06-14T12:00:00' })]);
  });

  it('goes back to the date of the file', () => {
    given(item, [...before, toJune])
      .when(changeTaken('c2', { reset: true }, now))
      .then([changed('c2', { ...ofFile, corrected: false })]);
  });

  it('names its albums, whose order follows', () => {
    const [event] = changeTaken('c1', june, now)(given(item, [...before, added('a1')]).state);
    expect(event?.data).toMatchObject({ albums: ['a1'] });
  });

  it('is refused where there is nothing to shift, or it leads out of time', () => {
    given(item, [arrived, checked, published])
      .when(changeTaken('c1', { shiftMinutes: 60 }, now))
      .thenRefuses('no-date');
    given(item, before)
      .when(changeTaken('c1', { shiftMinutes: 5_256_000 }, now))
      .thenRefuses('bad-date');
    given(item, before)
      .when(changeTaken('c1', { given: { day: '2026-11-30' }, about: false }, now))
      .thenRefuses('bad-date');
    given(item, before)
      .when(changeTaken('c1', { given: { year: 1825 }, about: false }, now))
      .thenRefuses('bad-date');
  });

  it('happens to published items, 400 times', () => {
    for (const events of [[], [arrived, checked], [...before, trashed]])
      given(item, events)
        .when(changeTaken('c1', june, now))
        .then([]);
    const often = Array.from({ length: 400 }, (_, nth) => changed(`c${nth}`, inJune));
    given(item, [...before, ...often.slice(1)])
      .when(changeTaken('c1', june, now))
      .then([toJune]);
    given(item, [...before, ...often])
      .when(changeTaken('c1', june, now))
      .thenRefuses('too-many-changes');
    given(item, [...before, ...often])
      .when(undoTaken('c399'))
      .then([changed('c399', { ...inJune, undone: true })]);
  });
});

describe('a corrected date', () => {
  it('stays when the item is rendered, whose lists learn of that; the file’s is valid again once reset', () => {
    const again: ItemEvent = { type: 'ItemRendered', data: { ...rendered, ...ofFile, takenCorrected: true } };
    const early = [arrived, checked, published, toJune];
    given(item, early)
      .when(attach({ ...rendered, ...ofFile }))
      .then([again]);
    given(item, [...early, again])
      .when(undoTaken('c1'))
      .then([changed('c1', { ...ofFile, corrected: false, undone: true })]);
  });

  it('places the item on its day, in albums, and when restored', () => {
    const placed = [...before, toJune];
    expect(placeInLists(given(item, placed).state)).toMatchObject([{ data: { after: { day: '1987-06-15' } } }]);
    expect(addToAlbum('a1')(given(item, placed).state)).toMatchObject([{ data: { takenLocal: inJune.takenLocal } }]);
    expect(restore(given(item, [...placed, trashed]).state)).toMatchObject([{ data: { takenLocal: inJune.takenLocal } }]);
    given(item, [...placed, trashed, restored])
      .when(undoTaken('c1'))
      .then([changed('c1', { ...ofFile, corrected: false, undone: true })]);
  });
});

describe('taking a correction back', () => {
  const later = changed('c2', anHourLater);

  it('makes the date before it valid, one after another', () => {
    const both = [...before, later, toJune];
    given(item, both)
      .when(undoTaken('c1'))
      .then([changed('c1', { ...anHourLater, undone: true })]);
    const one = [...both, changed('c1', { ...anHourLater, undone: true })];
    given(item, one).when(undoTaken('c1')).then([]);
    given(item, one)
      .when(undoTaken('c2'))
      .then([changed('c2', { ...ofFile, corrected: false, undone: true })]);
  });

  it('changes nothing that was corrected since, or is deleted', () => {
    given(item, [...before, toJune, later])
      .when(undoTaken('c1'))
      .then([]);
    given(item, [...before, toJune, trashed])
      .when(undoTaken('c1'))
      .then([]);
    given(item, before).when(undoTaken('c1')).then([]);
  });
});

it('a request has exactly one form', () => {
  expect(readDateChange({ about: true, month: '1987-06' })).toEqual(june);
  expect(readDateChange({ about: false, shiftMinutes: 0 })).toEqual({ shiftMinutes: 0 });
  expect(readDateChange({ about: false, reset: true })).toEqual({ reset: true });
  for (const wrong of [{}, { reset: false }, { day: '1987-06-14', year: 1987 }, { shiftMinutes: 5_256_001 }, { reset: true, shiftMinutes: 1 }])
    expect(() => readDateChange({ about: false, ...wrong })).toThrow(expect.objectContaining({ code: 'bad-date' }));
});
