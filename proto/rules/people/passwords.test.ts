import fc from 'fast-check';
import { fitsBcrypt, readPassword } from './passwords.ts';

const code = (text: string) => readPassword(text).fault?.code;

describe('a password', () => {
  it.each(['secret-1', 'Tr0ub4dor&3', 'pässwörd1!', `a1!${'x'.repeat(69)}`])('may be %s', (text) => expect(readPassword(text)).toEqual({ value: text }));

  it.each(['short1!', 'nodigits!', '12345678!', 'nospecial1', 'no special 1', '😀😀😀a1!', `${'\u0301'.repeat(6)}a1`])('is too weak as %s', (text) => {
    const message = 'Must Contain 8 Characters, One Uppercase, One Number and One Special Character';
    expect(readPassword(text).fault).toEqual({ kind: 'invalid', code: 'password-weak', message });
  });

  it('is asked for', () => expect(code('')).toBe('password-required'));

  it('counts letters with their accents once, whatever keyboard wrote them', () => {
    expect(code('u\u0308u\u0308u\u0308u\u0308a1!')).toBe('password-weak');
    expect(readPassword('u\u0308ber-1234')).toEqual(readPassword('\u00fcber-1234'));
  });

  it('has no more bytes than bcrypt reads', () => {
    expect(code(`a1!${'x'.repeat(70)}`)).toBe('password-too-long');
    expect(code(`a1!${'ä'.repeat(35)}`)).toBe('password-too-long');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const { value } = readPassword(text);
        expect(value === undefined || fitsBcrypt(value)).toBe(true);
      }),
    );
  });

  it.each(['Anna1990!', '!!ANNA-1', 'anna@example.org1', 'anna.example.org-2', 'Rosa-Anna.1', 'rosaanna#77'])(
    'is not its owner’s name or address: %s',
    (text) => {
      expect(readPassword(text, ['anna', 'Anna@Example.org', 'Rosa.Anna+x@example.org', 'rosa_anna']).fault).toEqual({
        kind: 'invalid',
        code: 'password-own-name',
        message: 'A password must not be your own name or email',
      });
    },
  );
  it.each(['annabelle-1', 'not-anna-1', 'a1-nna-xx'])('may hold it among other letters: %s', (text) =>
    expect(readPassword(text, ['anna', 'anna@example.org', '']).value).toBe(text),
  );

  const few = ['sunshine', 'abc123', '1qaz2wsx', 'password'];
  const isCommon = (form: string) => few.includes(form);
  it.each(['Sunshine-1', '#SUNSHINE99', '5un$h1ne!', 'Abc123!!', '1qaz2WSX!', 'P@ssw0rd1', 'pa55word.2024', 'ｓｕｎｓｈｉｎｅ1!'])(
    'is not what anybody would try: %s',
    (text) =>
      expect(readPassword(text, [], isCommon).fault).toEqual({
        kind: 'invalid',
        code: 'password-common',
        message: 'This password is one of the first that anybody would try',
      }),
  );
  it.each(['Sunshine-1987!', '#2024-sunshine'])('may be one with much around it: %s', (text) => expect(readPassword(text, [], isCommon).value).toBe(text));
  it.each(['sunshine-lake-1', 'my-sunshine1', 'pass-word-12'])('may hold one among other letters: %s', (text) =>
    expect(readPassword(text, [], isCommon).value).toBe(text),
  );
});
