import { hearPosition } from './hear-position.ts';
import { heardPosition } from './positions.ts';

test('the furthest of each lane is kept, for a minute', () => {
  const start = Date.now() + 3_600_000;
  hearPosition('media.0.5,social.2.7', start);
  hearPosition('media.0.3,media.1.1,nonsense', start + 30_000);
  expect(heardPosition(start + 50_000)).toBe('media.0.5,social.2.7,media.1.1');
  expect(heardPosition(start + 70_000)).toBe('media.0.5,media.1.1');
  expect(heardPosition(start + 100_000)).toBeUndefined();
});
