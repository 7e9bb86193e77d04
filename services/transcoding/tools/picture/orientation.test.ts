import { turnOrientation } from './orientation.ts';

it.each([
  [1, [1, 6, 3, 8]],
  [3, [3, 8, 1, 6]],
  [8, [8, 1, 6, 3]],
  [2, [2, 7, 4, 5]],
  [5, [5, 2, 7, 4]],
  // No orientation of EXIF.
  [0, [1, 6, 3, 8]],
])('orientation %i after no, one, two and three quarter turns', (orientation, turned) => {
  expect(([0, 1, 2, 3] as const).map((quarterTurns) => turnOrientation(orientation, quarterTurns))).toEqual(turned);
});
