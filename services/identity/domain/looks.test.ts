import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import fc from 'fast-check';
import { lookOf, looksOf } from './looks.ts';

const alike = (one: string, other: string) => looksOf(one).some((look) => looksOf(other).includes(look));

describe('the look of a name', () => {
  it.each([
    ['Tom', 'torn'],
    ['bob', 'b0b'],
    ['paul', 'PauI'],
    ['PAUL', 'pau1'],
    ['coco', 'СОСО'],
    ['PIA', 'ріа'],
    ['José', 'JOSE\u0301'],
    ['Zoë²', 'zoë2'],
    ['ifigenia', 'ıfıgenıa'],
    ['anna', 'ᴀɴɴᴀ'],
    ['Anna', 'ᴀnna'],
    ['MARTIN', 'ᴍᴀʀᴛɪɴ'],
    ['jeff_quist', 'ᴊᴇꜰꜰ_ꞯᴜɪꜱᴛ'],
  ])('is one for %s and %s', (one, other) => expect(alike(one, other)).toBe(true));

  it.each([
    ['anna', 'änna'],
    ['kai', 'kal'],
    ['jose', 'José'],
    ['ben', 'bern'],
    ['Nguyễn', 'Nguyên'],
    ['देवी', 'देव'],
    ['李雷', '李蕾'],
    ['Зоя', 'Зоа'],
  ])('keeps %s and %s apart', (one, other) => expect(alike(one, other)).toBe(false));

  it('has a look of its own, which nothing changes further', () => {
    const names = fc.string({ unit: fc.oneof(fc.constantFrom(...'ilI1mrnO0oСІі_.-ßİıςΣ'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) });
    fc.assert(fc.property(names, (name) => expect(lookOf(lookOf(name))).toBe(lookOf(name))));
  });

  it('is found for each letter, mark and digit of an alphabet', () => {
    for (let code = 0; code < 0x20000; code++) {
      const text = String.fromCodePoint(code);
      if (/[\p{L}\p{M}\p{N}]/u.test(text) && !/\p{Ideographic}|\p{Script=Hangul}/u.test(text)) lookOf(text);
    }
  });

  it('is shared by all ways to write a name that are compared as one', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, (written) => {
        for (const other of [written.toUpperCase(), written.toLowerCase(), ` ${written.normalize('NFD')} `]) {
          if (normalizeName(other.trim()) === normalizeName(written.trim())) expect(alike(written, other)).toBe(true);
        }
      }),
    );
  });

  it('is one, or two where a capital looks like another letter', () => {
    expect(looksOf('oma.rosa')).toEqual(['orna.rosa']);
    expect(looksOf('PauI')).toEqual(['paui', 'paul']);
  });
});
