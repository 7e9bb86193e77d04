import fc from 'fast-check';
import { trimEndMatching } from './ends.ts';

it.each([
  ['What?!', /[!?]/, 'What'],
  ['?!', /[!?]/, ''],
  ['', /[!?]/, ''],
  ['?!a', /[!?]/, '?!a'],
  ['a 😀😀', /\p{Emoji_Presentation}/u, 'a '],
  ['a\ud83d', /\p{L}/u, 'a\ud83d'],
  ['a\ud83d\ud83d\ude00', /\p{Emoji_Presentation}/u, 'a\ud83d'],
])('%j without %s at its end is %j', (text, unwanted, left) => expect(trimEndMatching(text, unwanted)).toBe(left));

it('what is left is what a pattern of the whole end leaves', () => {
  const texts = fc.oneof(fc.string({ unit: fc.constantFrom('a', '.', ' ', '😀', '\ud83d', '\ude00', '\u0301') }), fc.string({ unit: 'binary' }));
  fc.assert(fc.property(texts, (text) => expect(trimEndMatching(text, /[^\p{L}\p{M}]/u)).toBe(text.replace(/[^\p{L}\p{M}]+$/u, ''))));
});
