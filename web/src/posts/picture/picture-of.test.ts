import type { Image } from '@kloak/proto/api/types.ts';
import { anna, photo } from '../../../testing/family.ts';
import { cardSrcOf } from './picture-of.ts';

const original = '/storage/anna/p1';
const undrawn: Partial<Image> = { status: 'PROCESSING', thumbNail: '', sources: [], filePath: original };

test.each<[string, Partial<Image>, string]>([
  ['a large original is not displayed while its renditions are made', { ...undrawn, width: 4000, height: 3000 }, ''],
  ['nor is one of unknown size', { ...undrawn, width: 0, height: 0 }, ''],
  ['a small one is', { ...undrawn, width: 800, height: 600 }, original],
  ['so is one of which there will be no rendition', { ...undrawn, status: 'FAILED', width: 4000, height: 3000 }, original],
  ['a rendition replaces it', { ...undrawn, thumbNail: '/storage/p1/320', width: 4000, height: 3000 }, '/storage/p1/320'],
])('on a card: %s', (_what, about, src) => {
  expect(cardSrcOf(photo('p1', anna, about))).toBe(src);
});
