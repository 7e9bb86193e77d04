import { given } from '@kloak/platform/testing/given.ts';
import { readMark, readUpTo } from './read-mark.ts';

const reader = { group: 'g', who: 'ben' };
const [noon, one] = ['2026-01-01T12:00:00.000Z', '2026-01-01T13:00:00.000Z'];
const read = (readTo: string, seq?: number) => ({ type: 'GroupRead' as const, data: { ...reader, readTo, ...(seq !== undefined && { seq }) } });

describe('what is posted to a group', () => {
  it('is seen up to a place, and never less than before', () => {
    given(readMark)
      .when(readUpTo(reader, { seq: 3, moment: noon }))
      .then([read(noon, 3)]);
    given(readMark, [read(noon, 3)])
      .when(readUpTo(reader, { seq: 5, moment: one }))
      .then([read(one, 5)]);
    for (const seq of [3, 5])
      given(readMark, [read(one, 5)])
        .when(readUpTo(reader, { seq, moment: one }))
        .then([]);
  });

  it('is seen further by its place, whatever the clock says', () => {
    given(readMark, [read(one, 3)])
      .when(readUpTo(reader, { seq: 4, moment: noon }))
      .then([read(one, 4)]);
  });

  it('was seen until a moment by an older mark, which the next one follows', () => {
    given(readMark, [read(one)])
      .when(readUpTo(reader, { seq: 4, moment: noon }))
      .then([read(one, 4)]);
  });
});
