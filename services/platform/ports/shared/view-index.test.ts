import fc from 'fast-check';
import { compare, indexed, indexOrder, wordsOf } from './view-index.ts';

const anyText = fc.string({ unit: 'binary' });

describe('the order of lists', () => {
  it('is that of the bytes of texts, and of numbers, which come first', () => {
    fc.assert(fc.property(anyText, anyText, (a, b) => expect(Math.sign(compare(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))));
    fc.assert(fc.property(fc.integer(), fc.integer(), (a, b) => expect(Math.sign(compare(a, b))).toBe(Math.sign(a - b))));
    fc.assert(fc.property(fc.integer(), anyText, (a, b) => expect([compare(a, b), compare(b, a)].map(Math.sign)).toEqual([-1, 1])));
    expect(['\u{1F600}', '\uFFFD', 'ä', 'z', 'Z', 2, 10].sort(compare)).toEqual([2, 10, 'Z', 'z', 'ä', '\uFFFD', '\u{1F600}']);
  });

  it('breaks ties by id, in the direction of the list', () => {
    const places = ['b', 'c', 'a'].map((id) => ({ sort: 1, id }));
    expect(places.toSorted(indexOrder({ order: 'oldest' })).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(places.toSorted(indexOrder({ order: 'newest' })).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('what stands beside a document', () => {
  it('is text, number or truth, and nothing else', () => {
    expect(['a', 1, true, false, null, undefined, {}, []].map((value) => indexed(value))).toEqual(['a', 1, 1, 0, null, null, null, null]);
  });

  it('is each word once, and only words', () => {
    expect(wordsOf(['a', 'b', 'a', 1, null])).toEqual(new Set(['a', 'b']));
    expect(wordsOf('a')).toEqual(new Set());
  });
});
