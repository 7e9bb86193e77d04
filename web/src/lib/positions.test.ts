import { trackPosition } from '../live/track-position.ts';
import { receivedPosition } from './positions.ts';

test('what was heard is sent for a minute, of much the newest', () => {
  const start = Date.now() + 3_600_000;
  trackPosition('one', start);
  trackPosition('two', start + 30_000);
  trackPosition('one', start + 40_000);
  expect(receivedPosition(start + 50_000)).toBe('two,one');
  expect(receivedPosition(start + 95_000)).toBe('one');
  expect(receivedPosition(start + 101_000)).toBeUndefined();
  for (let nth = 0; nth < 40; nth++) trackPosition(`p${nth}`, start + 102_000);
  expect(receivedPosition(start + 102_000)?.split(',')).toEqual(Array.from({ length: 16 }, (_, nth) => `p${24 + nth}`));
});
