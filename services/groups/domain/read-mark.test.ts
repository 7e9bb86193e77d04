import { given } from '@kloak/platform/testing/given.ts';
import { readMark, readUpTo } from './read-mark.ts';

const reader = { group: 'g', who: 'ben' };
const [noon, one, two] = ['2026-01-01T12:00:00.000Z', '2026-01-01T13:00:00.000Z', '2026-01-01T14:00:00.000Z'];
const read = (readTo: string) => ({ type: 'GroupRead' as const, data: { ...reader, readTo } });

describe('what is posted to a group', () => {
  it('is seen up to a moment, and never less than before', () => {
    given(readMark)
      .when(readUpTo(reader, new Date(noon), new Date(two)))
      .then([read(noon)]);
    given(readMark, [read(noon)])
      .when(readUpTo(reader, new Date(one), new Date(two)))
      .then([read(one)]);
    for (const moment of [noon, one])
      given(readMark, [read(one)])
        .when(readUpTo(reader, new Date(moment), new Date(two)))
        .then([]);
  });

  it('is not seen before it is posted', () => {
    given(readMark)
      .when(readUpTo(reader, new Date(two), new Date(one)))
      .then([read(one)]);
  });
});
