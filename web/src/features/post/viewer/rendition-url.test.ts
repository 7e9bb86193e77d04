import { ben, film, photo } from '../../../../testing/family.ts';
import { itemOf } from '../../../posts/item.ts';
import { hasRendition, renditionUrlOf } from './rendition-url.ts';

const fileOf = (post: ReturnType<typeof photo>) => {
  const item = itemOf(post);
  return item && [renditionUrlOf(item), hasRendition(item)];
};
const original = '/original.jpg';

test('an owner sees the original until renditions are there, others the largest rendition', () => {
  expect(fileOf(photo('p1', ben, { status: 'PROCESSING', filePath: original, sources: [] }))).toEqual([original, true]);
  expect(fileOf(photo('p1', ben, { filePath: '' }))).toEqual(['/storage/p1/800', true]);
});

test('an original of which no picture could be made is not shown as one', () => {
  expect(fileOf(photo('p1', ben, { status: 'FAILED', filePath: original, sources: [] }))).toEqual(['', false]);
});

test('of a video its poster is drawn, never its film; what its page sent, until there is one', () => {
  expect(fileOf(film('v1', ben))).toEqual(['/storage/v1/800', true]);
  expect(fileOf(film('v1', ben, { sources: [] }))).toEqual(['/storage/v1/400', true]);
  expect(fileOf(film('v1', ben, { sources: [], thumbNail: '' }))).toEqual(['', false]);
});
