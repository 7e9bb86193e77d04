import { given } from '@kloak/platform/testing/given.ts';
import { give, type HeartEvent, heart, take } from './heart.ts';

const act = { item: 'photo', owner: 'anna', who: 'ben' };
const wasGiven: HeartEvent = { type: 'HeartGiven', data: act };
const wasTaken: HeartEvent = { type: 'HeartTaken', data: act };

describe('a heart', () => {
  it('is given once', () => {
    given(heart).when(give(act)).then([wasGiven]);
    given(heart, [wasGiven]).when(give(act)).then([]);
    given(heart, [wasGiven, wasTaken]).when(give(act)).then([wasGiven]);
  });

  it('is taken back where there is one', () => {
    given(heart, [wasGiven]).when(take(act)).then([wasTaken]);
    given(heart, [wasGiven, wasTaken]).when(take(act)).then([]);
    given(heart).when(take(act)).then([]);
  });
});

it('a heart on a comment is one of its own, beside that on the item', () => {
  const onComment = { ...act, comment: 'c' };
  const data = { ...act, comment: 'c' };
  given(heart)
    .when(give(onComment))
    .then([{ type: 'CommentHeartGiven', data }]);
  given(heart, [{ type: 'CommentHeartGiven', data }])
    .when(give(onComment))
    .then([]);
  given(heart, [{ type: 'CommentHeartGiven', data }])
    .when(take(onComment))
    .then([{ type: 'CommentHeartTaken', data }]);
  expect(heart.of(onComment).name).toBe('heart:c:ben');
  expect(heart.of(act).name).toBe('heart:photo:ben');
});

it('a heart on a post of a group, or on a comment on it, lives with the group', () => {
  const onPost = { item: '', owner: '', groupPost: { post: 'p', group: 'g', author: 'clara' }, who: 'ben' };
  given(heart)
    .when(give(onPost))
    .then([{ type: 'HeartGiven', data: onPost }]);
  expect(heart.of(onPost)).toMatchObject({ name: 'heart:p:ben', home: 'g' });
  expect(heart.of({ ...onPost, comment: 'c' })).toMatchObject({ name: 'heart:c:ben', home: 'g' });
  expect(heart.of(act)).toMatchObject({ name: 'heart:photo:ben', home: 'anna' });
});
