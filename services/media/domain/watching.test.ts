import { given } from '@kloak/platform/testing/given.ts';
import { watch, watching } from './watching.ts';

const place = { item: 'film', owner: 'anna', who: 'ben' };
const watched = (day: string) => ({ type: 'VideoWatched' as const, data: { ...place, day } });

it('a video is watched once a day by each member', () => {
  given(watching)
    .when(watch(place, '2026-11-23'))
    .then([watched('2026-11-23')]);
  given(watching, [watched('2026-11-23')])
    .when(watch(place, '2026-11-23'))
    .then([]);
  given(watching, [watched('2026-11-23')])
    .when(watch(place, '2026-11-24'))
    .then([watched('2026-11-24')]);
  expect(watching.of(place).name).toBe('watching:film:ben');
});
