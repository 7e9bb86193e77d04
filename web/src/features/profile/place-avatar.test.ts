import { usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import { moved, squareStyle, zoomed } from './place-avatar.ts';

const portrait = { width: 600, height: 1000 };

test('a portrait stands as the server cuts it: a quarter of what is left over is above', () => {
  expect(squareStyle(portrait, usualSquare)).toMatchObject({ width: '100%', left: '0%', top: expect.stringMatching(/^-16\.6/) });
});

test('it is moved as far as its edges, and not where it has no room', () => {
  const down = moved(portrait, usualSquare, { x: 0.3, y: 0.1 });
  expect(down).toEqual({ ...usualSquare, top: expect.closeTo(0.1) });
  expect(moved(portrait, down, { x: 0, y: 5 }).top).toBe(0);
  expect(moved(portrait, down, { x: 0, y: -5 }).top).toBe(1);
});

test('it is zoomed about the middle of what is shown, and back', () => {
  const close = zoomed(portrait, usualSquare, 0.5);
  expect(close).toEqual({ side: 0.5, left: expect.closeTo(0.5), top: expect.closeTo((0.25 * 400 + 300 - 150) / 700) });
  expect(zoomed(portrait, close, 1)).toEqual({ side: 1, left: expect.closeTo(0.5), top: expect.closeTo(0.25) });
  expect([zoomed(portrait, close, 7).side, zoomed(portrait, close, 0).side]).toEqual([1, 0.2]);
  // At the picture's edge the square cannot move further.
  expect(zoomed(portrait, { side: 0.2, left: 0, top: 1 }, 1)).toMatchObject({ top: 1 });
});
