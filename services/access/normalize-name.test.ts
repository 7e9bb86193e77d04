import fc from 'fast-check';
import { normalizeName } from './normalize-name.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('folding a name', () => {
  it('makes equal what people take for equal', () => {
    expect(normalizeName('Müller')).toBe(normalizeName('MU\u0308LLER'));
    expect(normalizeName('ＡＬＩＣＥ')).toBe('alice');
    expect(normalizeName('Anna@Example.ORG')).toBe('anna@example.org');
  });

  it('keeps apart what differs', () => {
    expect(normalizeName('anna')).not.toBe(normalizeName('änna'));
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(text, (name) => normalizeName(normalizeName(name)) === normalizeName(name)));
  });

  it('does not see upper and lower case', () => {
    const letters = fc.stringMatching(/^[a-zà-öø-ÿ0-9_.-]{1,30}$/);
    fc.assert(fc.property(letters, (name) => normalizeName(name.toUpperCase()) === normalizeName(name) || name.includes('ß') || name.includes('ÿ')));
  });
});
