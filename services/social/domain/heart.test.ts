import { given } from '@kloak/platform/testing/given.ts';
import { give, heart, take } from './heart.ts';

const act = { item: 'photo', owner: 'anna', who: 'ben' };
const wasGiven = { type: 'HeartGiven' as const, data: act };
const wasTaken = { type: 'HeartTaken' as const, data: act };

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
