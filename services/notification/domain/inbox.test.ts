import { given } from '@kloak/platform/testing/given.ts';
import { inbox, readUpTo } from './inbox.ts';

const [morning, noon, evening] = ['2026-05-01T08:00:00.000Z', '2026-05-01T12:00:00.000Z', '2026-05-01T20:00:00.000Z'].map((at) => new Date(at));
if (!morning || !noon || !evening) throw new Error('a moment is missing');
const readTo = (moment: Date) => ({ type: 'InboxRead' as const, data: { member: 'anna', readTo: moment.toISOString() } });

it('who has read so far has never read less', () => {
  given(inbox)
    .when(readUpTo('anna', noon, evening))
    .then([readTo(noon)]);
  for (const moment of [morning, noon])
    given(inbox, [readTo(noon)])
      .when(readUpTo('anna', moment, evening))
      .then([]);
});

it('nobody has read what is to come', () => {
  given(inbox)
    .when(readUpTo('anna', evening, noon))
    .then([readTo(noon)]);
});
