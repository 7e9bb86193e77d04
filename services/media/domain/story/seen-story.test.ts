import { given } from '@kloak/platform/testing/given.ts';
import { markSeen, seenStory } from './seen-story.ts';

const place = { who: 'bruno', story: 's1', owner: 'anna' };
const seen = (...bounds: number[]) => ({ type: 'StorySeen', data: { ...place, seen: bounds } }) as const;
const mark = (...numbers: number[]) => markSeen(place, numbers);

describe('what a member has seen of a story', () => {
  it('is kept as ranges', () => {
    given(seenStory, [])
      .when(mark(2, 0, 1, 7))
      .then([seen(0, 3, 7, 8)]);
  });
  it('grows, and is never less', () => {
    given(seenStory, [seen(0, 3)])
      .when(mark(3, 1))
      .then([seen(0, 4)]);
  });
  it('is noted once', () => {
    given(seenStory, [seen(0, 3)])
      .when(mark(2, 0))
      .then([]);
    given(seenStory, []).when(mark()).then([]);
  });
});
