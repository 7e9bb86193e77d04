import { given } from '@kloak/platform/testing/given.ts';
import { readMark, readTo } from './read-mark.ts';

it('who has read so far has never read less', () => {
  const reader = { room: 'r', who: 'anna' };
  const read = { type: 'RoomRead' as const, data: { ...reader, seq: 3 } };
  given(readMark).when(readTo(reader, 3)).then([read]);
  for (const seq of [0, 2, 3]) given(readMark, [read]).when(readTo(reader, seq)).then([]);
});
