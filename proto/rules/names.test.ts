import fc from 'fast-check';
import { normalizeName, readName } from './names.ts';

const code = (text: string) => readName(text).fault?.code;

describe('a user name', () => {
  it.each(['bob', 'Anna_M.', 'Müller-Lüdenscheidt', '田中さん', 'ngọc.ánh', '4711', 'देवी', 'Анна', 'Hanako花子', 'محمد', 'สมชาย', 'Zoë²', 'x'.repeat(30)])(
    'may be %s',
    (text) => expect(readName(text)).toEqual({ value: text.normalize('NFC') }),
  );

  it.each(['ab', 'x'.repeat(31), 'a b c', 'a/b', '../etc', 'me@home', 'a%20b', 'a\u0000b', '...', '-_-', 'smile🙂', 'a\u202eb'])('may not be %j', (text) =>
    expect(code(text)).toBe('name-invalid'),
  );

  it.each(['anna\ufe0f', '\u3164\u3164\u3164', 'anna\u180b'])('has no letters that cannot be seen: %j', (text) => expect(code(text)).toBe('name-invalid'));
  it.each(['\u0430nna', 'b\u03bfb'])('does not mix alphabets that look alike: %j', (text) => expect(code(text)).toBe('name-invalid'));
  it.each(['\ufdfaanna', '\ufb00'.repeat(16)])('keeps to the rule in its normalized form, too: %j', (text) => expect(code(text)).toBe('name-invalid'));

  it('is asked for', () => {
    for (const nothing of ['', '  ']) expect(readName(nothing).fault).toEqual({ kind: 'invalid', code: 'name-required', message: 'Name is required' });
  });

  it('is kept as written, without spaces around it, and reading it again changes nothing', () => {
    expect(readName(' Anna ').value).toBe('Anna');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 32 })), (text) => {
        const { value } = readName(text);
        if (value === undefined) return;
        expect(readName(value)).toEqual({ value });
        expect(value + normalizeName(value)).not.toMatch(/[\s/?#%:@\\]/);
      }),
      { numRuns: 500 },
    );
  });
});

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
