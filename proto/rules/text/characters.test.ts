import fc from 'fast-check';
import { countCharacters, isLongerThan } from './characters.ts';

it('a text is longer than it may be if it has more characters, whatever they are made of', () => {
  // Parts that NFC composes: four code points, three of two units each, two of one unit.
  const part = fc.oneof(
    fc.constantFrom('\u03b1\u0313\u0300\u0345', '\u{16d67}\u{16d67}\u{16d68}', 'e\u0301', '\u{1f600}'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const texts = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(fc.property(texts, fc.nat(12), (text, most) => expect(isLongerThan(text, most)).toBe(countCharacters(text) > most)));
});
