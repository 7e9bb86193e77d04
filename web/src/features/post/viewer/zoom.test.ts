import { axesOf, partUnder, scrollFor } from './zoom.ts';

const phone = { width: 360, height: 780 };

test('a picture stands whole in the window, whichever of the two is longer', () => {
  expect(axesOf(phone, 2)).toEqual({ x: { view: 360, whole: 360 }, y: { view: 780, whole: 180 } });
  expect(axesOf({ width: 1440, height: 900 }, 0.5)).toEqual({ x: { view: 1440, whole: 450 }, y: { view: 900, whole: 900 } });
  expect(axesOf(phone, 0)).toEqual({ x: { view: 360, whole: 360 }, y: { view: 780, whole: 780 } });
});

test('what lies under the finger stays there, however close one looks', () => {
  const { x, y } = axesOf(phone, 2);
  for (const [axis, point] of [
    [x, 90],
    [y, 430],
  ] as const) {
    const part = partUnder(axis, 1, { scroll: 0, point });
    const scroll = scrollFor(axis, 5, { part, point });
    expect(partUnder(axis, 5, { scroll, point })).toBeCloseTo(part);
  }
  expect(scrollFor(x, 2.5, { part: partUnder(x, 1, { scroll: 0, point: 90 }), point: 90 })).toBe(135);
});

test('where the window leaves room beside it nothing is scrolled', () => {
  const { y } = axesOf(phone, 2);
  expect(scrollFor(y, 2.5, { part: 0.5, point: 390 })).toBe(0);
});
