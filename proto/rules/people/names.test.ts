import fc from 'fast-check';
import { normalizeName } from './names.ts';

describe('normalizing a name', () => {
  it('makes equal what people take for equal, and keeps apart what differs', () => {
    expect(normalizeName('Müller')).toBe(normalizeName('MU\u0308LLER'));
    expect(normalizeName('ＡＬＩＣＥ')).toBe('alice');
    expect(normalizeName('anna')).not.toBe(normalizeName('änna'));
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => expect(normalizeName(normalizeName(name))).toBe(normalizeName(name))));
  });
});
