import { randomBytes } from 'node:crypto';
import { emptyPosition, parsePosition, positionOf } from '@kloak/platform/wire/position.ts';
import { positionSeal } from './sealed-positions.ts';

const { seal, open } = positionSeal(randomBytes(32), (text) => parsePosition(text));

it('a position comes back as it was, and several as one', () => {
  const [one, other] = [positionOf('media', 3, 7), { social: { 0: 5 }, media: { 3: 9 } }];
  expect(open(seal(one))).toEqual(one);
  expect(open(`${seal(one)},${seal(other)}`)).toEqual({ media: { 3: 9 }, social: { 0: 5 } });
  expect(open(seal(emptyPosition))).toEqual(emptyPosition);
});

it('tells nothing: not how far it is, nor whether it is another', () => {
  const sealed = [1, 1, 99_999_999].map((seq) => seal(positionOf('media', 0, seq)));
  expect(new Set(sealed).size).toBe(3);
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
});

it.each([
  '',
  'media.0.12',
  'x'.repeat(16_000),
  ','.repeat(16_000),
  seal(positionOf('media', 0, 1)).slice(0, -1),
  `A${seal(positionOf('media', 0, 1)).slice(1)}A`,
])('%# what is not ours says nothing', (text) => expect(open(text)).toEqual(emptyPosition));

it('nor does what is of another key', () => {
  const other = positionSeal(randomBytes(32), (text) => parsePosition(text));
  expect(open(other.seal(positionOf('media', 0, 1)))).toEqual(emptyPosition);
});
