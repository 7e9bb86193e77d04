import { anna, photo } from '../../../testing/family.ts';
import { rangeBetween } from './selection.ts';

const among = ['a', 'b', 'c', 'd'].map((id) => photo(id, anna));
const idsOf = (from: string | undefined, to: string) => rangeBetween(among, from, photo(to, anna)).map(({ _id }) => _id);

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [undefined, 'c', ['c']],
  ['gone', 'c', ['c']],
  ['a', 'gone', ['gone']],
])('from %s to %s', (from, to, ids) => {
  expect(idsOf(from, to)).toEqual(ids);
});
