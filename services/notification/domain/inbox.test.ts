import { given } from '@kloak/platform/testing/given.ts';
import { inbox, isUnread, readUpTo } from './inbox.ts';

const [noon, evening] = ['2026-05-01T12:00:00.000Z', '2026-05-01T20:00:00.000Z'];
const read = (readTo: string, seen?: string) => ({ type: 'InboxRead' as const, data: { member: 'anna', readTo, ...(seen !== undefined && { seen }) } });

it('who has read so far has never read less, in no lane', () => {
  given(inbox)
    .when(readUpTo('anna', { social: { 0: 5 } }, noon))
    .then([read(noon, 'social.0.5')]);
  given(inbox, [read(noon, 'social.0.5,media.1.2')])
    .when(readUpTo('anna', { social: { 0: 7 } }, evening))
    .then([read(evening, 'social.0.7,media.1.2')]);
  given(inbox, [read(noon, 'social.0.5,media.1.2')])
    .when(readUpTo('anna', { social: { 0: 4 }, media: { 1: 2 } }, evening))
    .then([]);
});

it('who read until a moment has read up to places from the next time on, whatever the clock says', () => {
  given(inbox, [read(evening)])
    .when(readUpTo('anna', { social: { 0: 5 } }, noon))
    .then([read(evening, 'social.0.5')]);
});

it('what was read goes by places, and by the time only where a mark has none', () => {
  const at = (lane: number, seq: number) => ({ places: [{ social: { [lane]: seq } }], at: noon });
  const mark = { readTo: evening, seen: { social: { 0: 5 } } };
  expect([at(0, 5), at(0, 6), at(1, 1)].map((one) => isUnread(mark, one))).toEqual([false, true, true]);
  expect(isUnread(mark, { places: [...at(0, 5).places, ...at(0, 6).places], at: noon })).toBe(true);
  expect([evening, noon, ''].map((readTo) => isUnread({ readTo }, at(0, 9)))).toEqual([false, false, true]);
});
