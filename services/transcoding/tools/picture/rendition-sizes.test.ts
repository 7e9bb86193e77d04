import { largestWidth, renditionWidths, thumbnailWidth } from './rendition-sizes.ts';

it.each([
  ['a photograph', 4032, 3024, [320, 640, 1280, 2560]],
  ['one that was taken upright', 3024, 4032, [320, 640, 1280, 2560]],
  ['twice as wide as high', 3000, 1500, [320, 640, 1280, 2560]],
  ['a panorama', 20_000, 1500, [1012, 2024, 4048, 8095]],
  ['a panorama that is upright', 1500, 20_000, [124, 248, 496, 991]],
  ['a long screenshot', 790, 30_000, [73, 147, 294, 431]],
  ['a line', 20_000, 1, [16_383]],
  ['a line that is upright', 1, 20_000, [1]],
])('%s of %i × %i pixels has these widths', (_what, width, height, widths) => {
  expect(renditionWidths({ width, height })).toEqual(widths);
});

it('no side is longer than WebP knows, nothing is made larger, and no width is made twice', () => {
  for (const width of [1, 2, 300, 431, 790, 5000, 16_384, 60_000]) {
    for (const height of [1, 3, 320, 1500, 30_000, 60_000]) {
      const widths = renditionWidths({ width, height });
      expect(widths.length).toBeGreaterThan(0);
      expect(new Set(widths).size).toBe(widths.length);
      for (const each of widths) expect(each >= 1 && each <= Math.min(width, 16_383) && (each * height) / width <= Math.max(16_384, height / width)).toBe(true);
      expect(thumbnailWidth({ width, height })).toBeLessThanOrEqual(largestWidth({ width, height }));
    }
  }
});
