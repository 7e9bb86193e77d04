import { given } from '@kloak/platform/testing/given.ts';
import { continueStory, stories } from './stories.ts';

const at = (time: string, day = 1) => `2026-06-0${day}T${time}:00.000Z`;
const continued = (story: string, firstAt: string, lastAt: string, count: number) =>
  ({ type: 'StoryContinued', data: { owner: 'anna', story, firstAt, lastAt, count } }) as const;
const share = (items: number, now: string) => continueStory({ owner: 'anna', newStory: 's2', now: new Date(now), items });
const begun = continued('s1', at('18:00'), at('18:00'), 3);

describe('what a member shares', () => {
  it('begins a story', () => {
    given(stories, [])
      .when(share(3, at('18:00')))
      .then([continued('s2', at('18:00'), at('18:00'), 3)]);
  });

  it.each<[string, Parameters<typeof continued>, string, Parameters<typeof continued>]>([
    ['joins the story of two hours ago', ['s1', at('18:00'), at('18:00'), 3], at('20:00'), ['s1', at('18:00'), at('20:00'), 5]],
    [
      'begins another after a longer pause',
      ['s1', at('18:00'), at('18:00'), 3],
      '2026-06-01T20:00:00.001Z',
      ['s2', '2026-06-01T20:00:00.001Z', '2026-06-01T20:00:00.001Z', 2],
    ],
    ['joins it almost twelve hours after the first', ['s1', at('08:00'), at('19:00'), 3], at('19:59'), ['s1', at('08:00'), at('19:59'), 5]],
    ['begins another twelve hours after the first', ['s1', at('08:00'), at('19:00'), 3], at('20:00'), ['s2', at('20:00'), at('20:00'), 2]],
    ['joins the story of last night', ['s1', at('23:30'), at('23:30'), 3], at('00:30', 2), ['s1', at('23:30'), at('00:30', 2), 5]],
    ['keeps the last time where the clock was set back', ['s1', at('18:00'), at('19:00'), 3], at('17:30'), ['s1', at('18:00'), at('19:00'), 5]],
    ['begins another where the clock was far ahead', ['s1', at('18:00', 9), at('19:00', 9), 3], at('18:00'), ['s2', at('18:00'), at('18:00'), 2]],
    ['begins another where a story is full', ['s1', at('18:00'), at('18:00'), 20_000], at('18:01'), ['s2', at('18:01'), at('18:01'), 2]],
  ])('%s', (_what, before, now, after) => {
    given(stories, [continued(...before)])
      .when(share(2, now))
      .then([continued(...after)]);
  });

  it('joins a story as it is after each part', () => {
    given(stories, [begun, continued('s1', at('18:00'), at('19:30'), 4)])
      .when(share(1, at('21:00')))
      .then([continued('s1', at('18:00'), at('21:00'), 5)]);
  });
});
