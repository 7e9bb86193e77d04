import { given } from '@kloak/platform/testing/given.ts';
import { giveLike, type LikeEvent, like, takeLike } from './like.ts';

it.each([
  ['an item', { item: 'film', owner: 'anna', who: 'ben' }, 'like:film:ben'],
  ['a comment on it', { item: 'film', owner: 'anna', who: 'ben', comment: 'c' }, 'like:c:ben'],
])('a like of %s is given once, and taken back where there is one', (_what, data, name) => {
  const [wasGiven, wasTaken]: LikeEvent[] = [
    { type: 'LikeGiven', data },
    { type: 'LikeTaken', data },
  ];
  if (!wasGiven || !wasTaken) throw new Error('an event is missing');
  given(like).when(giveLike(data)).then([wasGiven]);
  given(like, [wasGiven]).when(giveLike(data)).then([]);
  given(like, [wasGiven, wasTaken]).when(giveLike(data)).then([wasGiven]);
  given(like, [wasGiven]).when(takeLike(data)).then([wasTaken]);
  given(like).when(takeLike(data)).then([]);
  expect(like.of(data).name).toBe(name);
});
