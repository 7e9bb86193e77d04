import fc from 'fast-check';
import { normalizeName } from './names.ts';
import { readName } from './usernames.ts';

const code = (text: string) => readName(text).fault?.code;

describe('a user name', () => {
  it.each([
    'bob',
    'Anna_M.',
    'Müller-Lüdenscheidt',
    '田中さん',
    'ngọc.ánh',
    '4711',
    'देवी',
    'Анна',
    'Hanako花子',
    'محمد',
    'สมชาย',
    'Zoë²',
    'José',
    'Çağla',
    'Nguyễn',
    'กนกวรรณ',
    'Зоя',
    '李小龙',
    'x'.repeat(30),
  ])('may be %s', (text) => expect(readName(text)).toEqual({ value: text.normalize('NFC') }));

  it.each(['ab', 'x'.repeat(31), 'a b c', 'a/b', '../etc', 'me@home', 'a%20b', 'a\u0000b', '...', '-_-', 'smile🙂', 'a\u202eb'])('may not be %j', (text) =>
    expect(code(text)).toBe('name-invalid'),
  );

  it.each(['anna\ufe0f', '\u3164\u3164\u3164', 'anna\u180b'])('has no letters that cannot be seen: %j', (text) => expect(code(text)).toBe('name-invalid'));

  it.each(['\u0430nna', 'b\u03bfb', 'Zoe\u042f', 'abc\u0967\u0968', 'Hanako\ud55c\u3042', '\u{10300}\u{10301}\u{10302}'])(
    'is of one alphabet, not %j',
    (text) => expect(readName(text).fault?.message).toBe('A username has letters of one alphabet'),
  );
  it.each(['Hanako花子', 'ラーメン好き', 'Kim김민준', 'ㄅㄆ李', '山田Taro', 'Ὀδυσσεύς', 'თამარ', 'ᏣᎳᎩ', 'देवी123'])(
    'may mix what is written together: %s',
    (text) => expect(code(text)).toBeUndefined(),
  );

  it.each(['a\u0301\u0302\u0303nna', 'an\u0302\u0301a', '\u0301anna', 'an.\u0301a', 'शााति', 'น\u0e35\u0e48\u0e35\u0e48\u0e35', 'a\u0332\u0305bc'])(
    'has no marks stacked: %j',
    (text) => expect(readName(text).fault?.message).toBe('A username has no marks stacked on a letter'),
  );
  it.each(['Nguye\u0302\u0303n', 'शांति', 'हिन्दी', 'สิทธิ์', 'พันธุ์', 'ကျော်', 'မြို့', 'চাঁদ', 'محمّد', 'שִׁירָה', 'Ọlọ́run', 'བསྒྲུབས'])('has the marks that %s needs', (text) =>
    expect(code(text)).toBeUndefined(),
  );

  it.each(['admin', 'KLOAK', 'Support', 'root', 'ad.min', 'my-profile', 'API', 'no_reply', 'kloak-team', 'my.k-loak'])('is not a reserved one: %s', (text) => {
    expect(readName(text).fault).toEqual({ kind: 'invalid', code: 'name-reserved', message: 'This username is reserved' });
  });
  it.each(['admina', 'helper', 'rooty', 'oma.rosa'])('may hold one: %s', (text) => expect(code(text)).toBeUndefined());

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
