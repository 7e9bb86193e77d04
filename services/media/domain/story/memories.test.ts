import { given } from '@kloak/platform/testing/given.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { hideMemories, memories } from './memories.ts';

const hidden = (days: string[], people: string[] = []): Extract<MediaEvent, { type: 'MemoriesHidden' }> => ({
  type: 'MemoriesHidden',
  data: { who: 'anna', days, people },
});

describe('memories that a member hides', () => {
  it('are days and people, each once, until that is taken back', () => {
    given(memories)
      .when(hideMemories('anna', { day: '03-14' }, false))
      .then([hidden(['03-14'])]);
    given(memories, [hidden(['03-14'])])
      .when(hideMemories('anna', { person: 'karl' }, false))
      .then([hidden(['03-14'], ['karl'])]);
    given(memories, [hidden(['03-14'], ['karl'])])
      .when(hideMemories('anna', { day: '03-14' }, true))
      .then([hidden([], ['karl'])]);
  });

  it('change nothing when repeated', () => {
    given(memories, [hidden(['03-14'])])
      .when(hideMemories('anna', { day: '03-14' }, false))
      .then([]);
    given(memories)
      .when(hideMemories('anna', { person: 'karl' }, true))
      .then([]);
  });

  it('are of at most 500 people, whom one can still take back', () => {
    const full = hidden(
      [],
      Array.from({ length: 500 }, (_, index) => `p${1000 + index}`),
    );
    given(memories, [full])
      .when(hideMemories('anna', { person: 'karl' }, false))
      .thenRefuses('too-many-hidden');
    given(memories, [full])
      .when(hideMemories('anna', { day: '03-14' }, false))
      .then([{ ...full, data: { ...full.data, days: ['03-14'] } }]);
  });
});
