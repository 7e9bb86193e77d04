import { canBeShown, largestOf } from './shown-file.ts';

const sources = [{ url: '/small.webp', width: 320, height: 240, type: 'image/webp' }];

test('an owner sees the original until renditions are there, others the largest rendition', () => {
  expect(largestOf({ status: 'PROCESSING', filePath: '/original.jpg', sources: [] })).toBe('/original.jpg');
  expect(largestOf({ status: 'READY', filePath: '', sources })).toBe('/small.webp');
});

test('an original of which no picture could be made is not shown as one', () => {
  const torn = { status: 'FAILED' as const, filePath: '/original.jpg', sources: [] };
  expect([largestOf(torn), canBeShown(torn)]).toEqual(['', false]);
});
