import type { Post } from '@kloak/proto/api/types.ts';
import { ben, clara, photo, storyOf } from '../../../testing/family.ts';
import { stabilizeFeed, stabilizeStories } from './stable-feed.ts';

/** A post of this day of November 2026; a later day is newer. */
const on = (day: number, description = ''): Post => ({ ...photo(`p${day}`, ben, { description }), createdAt: `2026-11-${day}T10:00:00.000Z` });
const bens = (...posts: Post[]) => ({ ...ben, posts });
const claras = (...posts: Post[]) => ({ ...clara, posts });
const idsOf = (members: ReturnType<typeof stabilizeFeed>['members']) => members.map(({ username, posts }) => [username, ...posts.map(({ _id }) => _id)]);

test('each post stays where it stood, and what is new is counted', () => {
  const { members, fresh } = stabilizeFeed([bens(on(11), on(10)), claras(on(12))], [claras(on(15), on(12)), bens(on(14), on(11), on(10))]);
  expect(idsOf(members)).toEqual([
    ['ben', 'p11', 'p10'],
    ['clara', 'p12'],
  ]);
  expect([...fresh]).toEqual([
    [clara._id, 1],
    [ben._id, 1],
  ]);
});

test('what is said anew is shown, and what is gone is not', () => {
  const { members, fresh } = stabilizeFeed([bens(on(12), on(11)), claras(on(10))], [bens(on(11, 'Windy'))]);
  expect(members).toEqual([bens(on(11, 'Windy'))]);
  expect(fresh.size).toBe(0);
});

test('what is told of in the place of a post that is gone is not new', () => {
  const { members, fresh } = stabilizeFeed([bens(on(14), on(13), on(12), on(11))], [bens(on(13), on(12), on(11), on(10))]);
  expect(idsOf(members)).toEqual([['ben', 'p13', 'p12', 'p11']]);
  expect(fresh.size).toBe(0);
});

test('nor what is told of in the place of all that were shown', () => {
  const shown = [bens(on(14), on(13))];
  expect(stabilizeFeed(shown, [bens(on(12), on(11))]).fresh.size).toBe(0);
  expect(stabilizeFeed(shown, [bens(on(15), on(12))]).fresh.get(ben._id)).toBe(1);
});

test('a post that newer ones have pushed out stays', () => {
  const { members, fresh } = stabilizeFeed([bens(on(13), on(12), on(11), on(10))], [bens(on(15), on(14), on(13), on(12))]);
  expect(idsOf(members)).toEqual([['ben', 'p13', 'p12', 'p11', 'p10']]);
  expect([...fresh]).toEqual([[ben._id, 2]]);
});

describe('stories', () => {
  const story = (day: number, about: { unseen?: number; lastAt?: string } = {}) => storyOf(`s${day}`, ben, [on(day)], { lastAt: on(day).createdAt, ...about });

  test('stay where they stood as they grow, and new ones wait', () => {
    const grown = story(11, { lastAt: on(16).createdAt });
    expect(stabilizeStories([story(12), story(11)], [grown, story(15), story(12, { unseen: 0 })])).toEqual([story(12, { unseen: 0 }), grown]);
  });

  test('older ones follow when they are loaded', () => {
    expect(stabilizeStories([story(12), story(11)], [story(15), story(12), story(11), story(10)])).toEqual([story(12), story(11), story(10)]);
  });

  test('that are gone are not shown, but those that newer ones have pushed out stay', () => {
    expect(stabilizeStories([story(13), story(12), story(11)], [story(15), story(13), story(12)])).toEqual([story(13), story(12), story(11)]);
    expect(stabilizeStories([story(13), story(12)], [story(12)])).toEqual([story(12)]);
  });
});
